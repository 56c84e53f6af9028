import { runStep } from '../setup/runStep.ts';

/** Makes a target of some apps, or takes it from Nx's cache. */
export async function buildApps(names: readonly string[], target: 'assets' | 'build'): Promise<void> {
  const projects = names.map((name) => `@cancha/${name}`).join(',');
  const args = ['run-many', '-t', target, '-p', projects, '--outputStyle=static', '--parallel=2'];
  const env = { NODE_ENV: 'production' };
  await runStep({ label: `Building ${names.join(', ')}`, command: 'nx', args, env });
}
