import { runStep } from '../setup/runStep.ts';

/** Makes a target of some apps, or takes it from Nx's cache. With a build comes the database of the origin's first start. */
export async function buildApps(names: readonly string[], target: 'assets' | 'build'): Promise<void> {
  const projects = [...names, 'origin'].map((name) => `@cancha/${name}`).join(',');
  const targets = target === 'build' ? ['build', 'database'] : [target];
  const args = ['run-many', '-t', ...targets, '-p', projects, '--outputStyle=static', '--parallel=2'];
  const env = { NODE_ENV: 'production' };
  await runStep({ label: `Building ${names.join(', ')}`, command: 'nx', args, env });
}
