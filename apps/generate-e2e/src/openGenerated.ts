// Generates an app, a brand in it, a page and a component in a copy of the workspace, checks and builds them, and asks
// the sites what every site is asked.
import { mkdtemp, rm } from 'node:fs/promises';
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
// In the same app: one build shows both.
const brand = ['demo-hoy', '--app=network', '--country=MX', '--themeFrom=bolavip', '--colour=#e64a19'];
const page = [
  'transfers',
  ...['--es=/fichajes', '--pt=/transferencias', '--en=/transfers'],
  ...['--titleEs=Fichajes', '--titlePt=Transferências', '--titleEn=Transfers'],
];

const root = await mkdtemp(path.join(tmpdir(), 'cancha-generated-'));
try {
  await copyWorkspace(workspaceFolder, root);
  const { run } = openWorkspace(root);
  const generate = (what: string, args: readonly string[]) =>
    run('nx', ['generate', `@cancha/tools:${what}`, ...args, '--no-interactive']);
  const runMany = (target: string, projects: readonly string[]) =>
    run('nx', ['run-many', '-t', target, '-p', projects.join(','), '--outputStyle=static', '--parallel=2']);

  await generate('app', [...app, '--skipInstall']);
  await generate('brand', [...brand, '--skipInstall']);
  await generate('page', page);
  await generate('component', ['match/KickOffClock']);

  // Its addresses are new, and nothing else may be amiss.
  await run('vitest', ['run', '--update'], { folder: 'libs/brands/checks' });
  await runMany('test', ['@cancha/themes-checks', '@cancha/routing', '@cancha/messages']);
  await runMany('typecheck', ['@cancha/network', '@cancha/ui']);
  await run('vitest', ['run', 'src/transfers'], { folder: 'libs/news' });
  await runMany('build', ['@cancha/network']);
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
