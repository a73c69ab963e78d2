// What the page's own verifier says: `node page.mjs PATH/TO/verify.ts PATH/TO/seal.json < records.jsonl` prints the findings of
// each record; the vectors of the seal tell how games are dealt.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { recordsIn, verify } = await import(pathToFileURL(process.argv[2]).href);
const { games } = JSON.parse(readFileSync(process.argv[3], 'utf8'));
for (const record of recordsIn(readFileSync(0, 'utf8'), games)) {
  const findings = [];
  for await (const { what, number, verdict, key, params } of verify(record, games)) findings.push({ what, number, verdict, key, params });
  console.log(JSON.stringify(findings));
}
