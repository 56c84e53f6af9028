// `npm run doctor`: what this machine lacks, before anything is installed. The exit code is 1 when nothing could run.
import { fileURLToPath } from 'node:url';
import { diagnose } from './diagnose.mjs';
import { readMachine } from './readMachine.mjs';

const findings = diagnose(await readMachine(fileURLToPath(new URL('../..', import.meta.url))));
for (const { ok, needed, what, advice } of findings) {
  console.log(ok ? `ok       ${what}` : `${needed ? 'needed ' : 'missing'}  ${what}: ${advice}`);
}
process.exitCode = findings.some(({ ok, needed }) => needed && !ok) ? 1 : 0;
