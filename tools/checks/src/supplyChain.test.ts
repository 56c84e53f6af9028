import { execSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceFolder } from './workspaceFolder';

type Dependencies = Record<string, string>;
type Manifest = {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  overrides?: Dependencies;
  allowScripts?: Record<string, boolean>;
  files?: string[];
  publishConfig?: { provenance?: boolean };
};
type Locked = { version?: string; license?: string; link?: boolean; hasInstallScript?: boolean };

const read = <T>(file: string) => JSON.parse(readFileSync(path.join(workspaceFolder, file), 'utf8')) as T;
const manifests = globSync('{package.json,tools/package.json,{apps,libs}/*/package.json}', {
  cwd: workspaceFolder,
});
const locked = Object.entries(read<{ packages: Record<string, Locked> }>('package-lock.json').packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, one]) => ({ name: place.split('node_modules/').at(-1) ?? place, ...one }));

/** What may be shipped with an MIT product, or used to build it. Weak copyleft only as it came, linked at run time. */
const allowed = new Set([
  ...[
    'MIT',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Python-2.0',
    'Zlib',
  ],
  ...['CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'],
]);
/** Packages that say nothing in their manifest: what their licence file says. */
const byTheirFile: Record<string, string> = { union: 'MIT' };

/** `(A OR B)` needs one that is allowed, `A AND B` both. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
}

describe('what is not our own', () => {
  it('is named by its exact version', () => {
    const loose = manifests.flatMap((file) => {
      const { dependencies, devDependencies, overrides } = read<Manifest>(file);
      return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
        .filter(([, version]) => !/^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`);
    });

    expect(manifests.length).toBeGreaterThan(20);
    expect(loose).toEqual([]);
  });

  it('has a licence that may be used', () => {
    const refused = locked
      .map(({ name, license }) => ({ name, license: license ?? byTheirFile[name] ?? 'none' }))
      .filter(({ license }) => !isAllowed(license));

    expect(locked.length).toBeGreaterThan(1000);
    expect(refused).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'UNLICENSED', 'MIT AND AGPL-3.0-only', 'none'])(
    'would be refused with %s',
    (licence) => {
      expect(isAllowed(licence)).toBe(false);
    },
  );

  it('runs nothing at its installation but what is allowed to', () => {
    const { allowScripts = {} } = read<Manifest>('package.json');
    const scripts = new Set(
      locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
    );

    expect([...scripts].sort()).toEqual(Object.keys(allowScripts).sort());
  });

  it('is in a bill of materials that npm can write, each with its licence', () => {
    const command = read<{ scripts: { sbom: string } }>('package.json').scripts.sbom;
    const bill = JSON.parse(
      execSync(command, { cwd: workspaceFolder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
    ) as {
      bomFormat: string;
      components: { name: string; purl: string; licenses?: object[] }[];
    };
    const others = bill.components.filter(({ purl }) => !/^pkg:npm\/(%40|@)cancha\//.test(purl));

    expect(bill.bomFormat).toBe('CycloneDX');
    expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining(['next', 'fastify']));
    const unsaid = others.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name);
    expect(unsaid).toEqual(Object.keys(byTheirFile));
  }, 60_000);
});

it('says with every package that can be published who built it', () => {
  const published = manifests.filter((file) => read<Manifest>(file).files);

  expect(published.length).toBeGreaterThan(0);
  expect(published.filter((file) => read<Manifest>(file).publishConfig?.provenance !== true)).toEqual([]);
});
