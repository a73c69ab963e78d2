// What the page's own verifier says: `node page.mjs PATH/TO/verify.ts < records.jsonl` prints the findings of each record.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { recordsIn, verify } = await import(pathToFileURL(process.argv[2]).href);
for (const record of recordsIn(readFileSync(0, 'utf8'))) {
  const findings = [];
  for await (const { what, number, verdict, key, facts } of verify(record)) findings.push({ what, number, verdict, key, facts });
  console.log(JSON.stringify(findings));
}
