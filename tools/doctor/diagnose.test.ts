import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnose.mjs';
import type { Machine } from './readMachine.mjs';

const whole: Machine = {
  node: 'v24.21.0',
  npm: '11.0.0',
  git: 'git version 2.39.5',
  hooks: '.githooks',
  isInstalled: true,
  memoryGb: 8,
  diskGb: 20,
  taken: [],
  has: () => true,
};
const lacking = (without: Partial<Machine>) =>
  diagnose({ ...whole, ...without })
    .filter(({ ok }) => !ok)
    .map(({ needed, what, advice }) => ({ needed, line: `${what}: ${advice}` }));

describe('a machine', () => {
  it('that has everything lacks nothing', () => {
    expect(lacking({})).toEqual([]);
  });

  it.each<[Partial<Machine>, RegExp]>([
    [{ node: 'v18.20.4' }, /^Node v18\.20\.4: install Node 20 or newer$/],
    [{ npm: '' }, /install npm/],
    [{ git: '' }, /install git/],
    [{ diskGb: 1.25 }, /^1\.3 GB of disk: make room: 4 GB are needed$/],
  ])('needs %o', (without, line) => {
    const [finding, ...others] = lacking(without);
    expect(finding?.line).toMatch(line);
    expect(finding?.needed).toBe(true);
    expect(others).toEqual([]);
  });

  it.each<[Partial<Machine>, RegExp]>([
    [{ memoryGb: 2 }, /^2\.0 GB of memory: with less than 4 GB/],
    [{ isInstalled: false }, /^packages: npm start and npm test install them$/],
    [{ taken: [4000, 4400] }, /^ports: 4000, 4400 taken: .* FCA_PORT=4101 npm start/],
    [{ hooks: '' }, /^git hooks: git config core\.hooksPath \.githooks/],
  ])('does without %o', (without, line) => {
    const [finding] = lacking(without);
    expect(finding?.line).toMatch(line);
    expect(finding?.needed).toBe(false);
  });

  it('is told which Debian packages it lacks', () => {
    const lines = lacking({ has: () => false }).map(({ line }) => line);
    expect(lines.map((line) => /apt-get install (.*)$/.exec(line)?.[1])).toEqual([
      'chromium chromium-headless-shell',
      'postgresql',
      'nginx',
    ]);
  });
});

it('npm run doctor says all of it, and fails for nothing that is only wanted', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'doctor.mjs')], {
    encoding: 'utf8',
  });
  expect(stdout).toContain(`ok       Node ${process.version}\n`);
  expect(stdout.split('\n').filter((line) => /^(ok|missing|needed)/.test(line))).toHaveLength(11);
  expect(status).toBe(stdout.includes('\nneeded') ? 1 : 0);
});
