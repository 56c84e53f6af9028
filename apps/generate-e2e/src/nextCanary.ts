// `npm run next-canary [-- <version or tag>]`: builds FCA and RedGol with another version of Next in a copy of the
// workspace and asks them, under `next start` and standalone, for whole answers.
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceFolder } from '@cancha/e2e/workspacePaths';
import { execa, ExecaError } from 'execa';
import { copyWorkspace } from './copyWorkspace';
import { openWorkspace } from './openWorkspace';

type Release = { version: string; 'peerDependencies.react': string };

const apps = ['fca', 'redgol'];
const [wanted = 'canary'] = process.argv.slice(2);

/** What npm prints. Throws its own word for what went wrong, such as `E404`. */
async function npm(args: readonly string[], cwd: string): Promise<string> {
  try {
    // `npm run -s`, which has started this, would have it say nothing.
    return (await execa('npm', ['--loglevel=error', ...args], { cwd })).stdout;
  } catch (error) {
    const said = error instanceof ExecaError ? String(error.stderr) : String(error);
    const code = /npm error code (\w+)/.exec(said)?.[1];
    throw new Error(`npm ${args[0]} says ${code ?? said}`, { cause: error });
  }
}

/** What the registry has under a version or tag. */
async function findRelease(): Promise<Release> {
  const fields = ['version', 'peerDependencies.react'];
  const found = await npm(['view', `next@${wanted}`, ...fields, '--json'], workspaceFolder);
  return JSON.parse(found) as Release;
}

/** In place of the versions that the workspace pins. Of React npm keeps the pinned one where Next allows it. */
async function install({ version, 'peerDependencies.react': react }: Release, root: string): Promise<void> {
  for await (const file of glob('{apps,libs}/*/package.json', { cwd: root })) {
    const manifest = await readFile(path.join(root, file), 'utf8');
    const changed = manifest
      .replace(/("next": )"\d[^"]*"/g, `$1"${version}"`)
      .replace(/("react(?:-dom)?": )"\d[^"]*"/g, `$1"${react}"`);
    await writeFile(path.join(root, file), changed);
  }
  // What npm knows of the linked packages, or it would fetch each of them again. Older than these, it is not believed.
  const known = 'node_modules/.package-lock.json';
  await cp(path.join(workspaceFolder, known), path.join(root, known));
  // A script of a package could write into files that are linked to the checkout's.
  await npm(['install', '--ignore-scripts', '--no-audit', '--no-fund'], root);
}

const folder = await mkdtemp(path.join(tmpdir(), 'cancha-next-'));
const [root, temporary] = [path.join(folder, 'workspace'), path.join(folder, 'tmp')];
const { run } = openWorkspace(root);

const projects = [...apps, 'origin'].map((name) => `@cancha/${name}`);
const build = (output: string) =>
  run('nx', ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'], {
    env: { NEXT_OUTPUT: output },
  });
const ask = (output: string) =>
  run('playwright', ['test', 'whole-answers', 'wrong-sites', 'who-asks-first'], {
    folder: 'apps/network-e2e',
    env: {
      APPS: apps.join(','),
      BACKEND_PORT: process.env['BACKEND_PORT'] ?? '4140',
      NEXT_OUTPUT: output,
      TMPDIR: temporary,
    },
  });

// Stopped by hand it tidies up as well: what it waits for is stopped with it, and fails.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

let name = `next@${wanted}`;
let step = '';
try {
  step = 'asking the registry';
  const release = await findRelease();
  name = `Next ${release.version}`;
  console.log(`${name}, which asks for React ${release['peerDependencies.react']}.`);

  step = 'installing it';
  await mkdir(temporary);
  await copyWorkspace(workspaceFolder, root);
  await install(release, root);

  for (const [output, how] of [
    ['', '`next start`'],
    ['standalone', 'the standalone server'],
  ] as const) {
    step = `building for ${how}`;
    await build(output);
    step = `asking ${how}`;
    await ask(output);
  }
  console.log(`\n${name}: ${apps.join(' and ')} are built, and answer under \`next start\` and standalone.`);
} catch (error) {
  const why =
    error instanceof ExecaError ? 'what it said stands above' : String(error).replace(/^Error: /, '');
  console.error(`\n${name}: failed at ${step}: ${why}`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
