// What the page's own verifier says: `node page.mjs PATH/TO/verify.ts PATH/TO/seal.md < records.jsonl` prints the findings of
// each record; how games are dealt stands among the vectors of seal.md.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { recordsIn, verify } = await import(pathToFileURL(process.argv[2]).href);
const { games } = JSON.parse(readFileSync(process.argv[3], 'utf8').split('```json\n')[1].split('```')[0]);
for (const record of recordsIn(readFileSync(0, 'utf8'), games)) {
  const findings = [];
  for await (const { what, number, verdict, key, params } of verify(record, games)) findings.push({ what, number, verdict, key, params });
  console.log(JSON.stringify(findings));
}
