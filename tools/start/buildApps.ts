import { runStep } from '../setup/runStep.ts';

/** Makes a target of some apps, or takes it from Nx's cache. To build is also to fill the origin's first database. */
export async function buildApps(names: readonly string[], target: 'assets' | 'build'): Promise<void> {
  const projects = [...names, 'origin'].map((name) => `@cancha/${name}`).join(',');
  const args = ['run-many', '-t', target, '-p', projects, '--outputStyle=static', '--parallel=2'];
  const env = { NODE_ENV: 'production' };
  await runStep({ label: `Building ${names.join(', ')}`, command: 'nx', args, env });
}
