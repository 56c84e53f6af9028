// Generates a brand, an app, a page and a component in a copy of the workspace, checks and builds them, and asks the
// sites what every site is asked.
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
const brand = ['demo-hoy', '--country=MX', '--themeFrom=bolavip', '--colour=#e64a19'];
const app = ['network', `--sites=${unserved.map(({ id }) => id).join(',')}`];
const page = [
  'transfers',
  ...['--es=/fichajes', '--pt=/transferencias', '--en=/transfers'],
  ...['--titleEs=Fichajes', '--titlePt=Transferências', '--titleEn=Transfers'],
];
const quietly = ['--skipInstall', '--no-interactive'];

const root = await mkdtemp(path.join(tmpdir(), 'cancha-generated-'));
try {
  await copyWorkspace(workspaceFolder, root);
  const { run } = openWorkspace(root);

  await run('nx', ['generate', '@cancha/tools:brand', ...brand, ...quietly]);
  await run('nx', ['generate', '@cancha/tools:app', ...app, ...quietly]);
  await run('nx', ['generate', '@cancha/tools:page', ...page, '--no-interactive']);
  await run('nx', ['generate', '@cancha/tools:component', 'match/KickOffClock', '--no-interactive']);
  await run('nx', [
    'run-many',
    '-t',
    'build',
    '-p',
    '@cancha/demo-hoy,@cancha/network',
    '--outputStyle=static',
  ]);
  // Its addresses are new, and nothing else may be amiss.
  await run('vitest', ['run', '--update'], { folder: 'libs/brands/checks' });
  const checks = '@cancha/themes-checks,@cancha/routing,@cancha/messages';
  await run('nx', ['run-many', '-t', 'test', '-p', checks, '--outputStyle=static']);
  await run('nx', [
    'run-many',
    '-t',
    'typecheck',
    '-p',
    '@cancha/demo-hoy,@cancha/ui',
    '--outputStyle=static',
  ]);
  await run('vitest', ['run', 'src/transfers'], { folder: 'libs/news' });
  await run('playwright', ['test'], {
    folder: 'apps/network-e2e',
    env: { APPS: 'demo-hoy,network', BACKEND_PORT: '4130', BROWSER_PATH: findBrowser() },
  });
} finally {
  await rm(root, { recursive: true, force: true });
}
