// Generates an app, and by the commands of the README a brand in it, a page and a component, in a copy of the workspace.
// Checks and builds them, and asks the sites what every site is asked.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { findBrowser } from '@cancha/e2e/findBrowser';
import { workspaceFolder } from '@cancha/e2e/workspacePaths';
import { copyWorkspace } from './copyWorkspace';
import { openWorkspace } from './openWorkspace';

const unserved = Object.values<Site>(sites).filter(({ app }) => app === null);
const app = ['network', `--sites=${unserved.map(({ id }) => id).join(',')}`];

/** What the README says to type for a generator. A backslash at the end of a line continues it. */
async function documented(generator: string): Promise<string[]> {
  const readme = await readFile(path.join(workspaceFolder, 'README.md'), 'utf8');
  const command = `npx nx g @cancha/tools:${generator} `;
  const line = readme
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .find((text) => text.startsWith(command));
  if (line === undefined) throw new Error(`The README has no command that begins with ${command}`);
  return line.slice(command.length).split(' ');
}

const root = await mkdtemp(path.join(tmpdir(), 'cancha-generated-'));
try {
  await copyWorkspace(workspaceFolder, root);
  const { run } = openWorkspace(root);
  const generate = (what: string, args: readonly string[]) =>
    run('nx', ['generate', `@cancha/tools:${what}`, ...args, '--no-interactive']);
  const runMany = (target: string, projects: readonly string[]) =>
    run('nx', ['run-many', '-t', target, '-p', projects.join(','), '--outputStyle=static', '--parallel=2']);

  await generate('app', [...app, '--skipInstall']);
  // In the same app: one build shows both.
  await generate('brand', [...(await documented('brand')), '--app=network', '--skipInstall']);
  await generate('page', await documented('page'));
  await generate('component', await documented('component'));

  // Its addresses are new, and nothing else may be amiss.
  await run('vitest', ['run', '--update'], { folder: 'libs/brands/checks' });
  await runMany('test', ['@cancha/themes-checks', '@cancha/routing', '@cancha/messages']);
  await runMany('typecheck', ['@cancha/network', '@cancha/ui']);
  await run('vitest', ['run', 'src/transfers'], { folder: 'libs/news' });
  await runMany('build', ['@cancha/network', '@cancha/origin']);
  await run('playwright', ['test'], {
    folder: 'apps/network-e2e',
    env: {
      APPS: 'network',
      BACKEND_PORT: process.env['BACKEND_PORT'] ?? '4130',
      BROWSER_PATH: findBrowser(),
    },
  });
} finally {
  await rm(root, { recursive: true, force: true });
}
