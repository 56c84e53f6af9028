import { describe, expect, it } from 'vitest';
import { findBrokenLinks } from './findBrokenLinks';
import { findMissingFiles } from './findMissingFiles';
import { findStaleCode } from './findStaleCode';
import { findUnknownCommands } from './findUnknownCommands';
import { findUnknownNames, wordsOf } from './findUnknownNames';
import { readPage } from './readPage';

describe('a link', () => {
  const other = readPage('libs/ui/README.md', '# Components\n\n## What a card does, and why\n');
  const find = (text: string) => {
    const page = readPage('docs/a.md', `# A page\n\n${text}\n`);
    return findBrokenLinks(page, [page, other], (file) => ['docs/a.md', 'libs/ui/README.md'].includes(file));
  };

  it.each([
    '[a](../libs/ui/README.md)',
    '[a](../libs/ui/README.md#what-a-card-does-and-why)',
    '[a](#a-page)',
    '[a](https://nx.dev/x#y)',
    '`[a](gone.md)`',
  ])('that leads somewhere is none of its problems: %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it.each(['gone.md', '../libs/ui/README.md#cards', '#another-page', '../libs/ui/pictures/gone.png'])(
    'that leads nowhere is found: %s',
    (link) => {
      expect(find(`See [this](${link}).`)).toEqual([link]);
      expect(find(`![picture](${link})`)).toEqual([link]);
    },
  );
});

describe('a file', () => {
  const files = [
    'libs/brands/src/fca/brandConfig.ts',
    'apps/fca/src/app/[site]/home/page.tsx',
    'libs/ui/README.md',
  ];
  const find = (text: string) => findMissingFiles(readPage('docs/a.md', text), files);

  it.each([
    '`libs/brands/src/<id>/brandConfig.ts`',
    '`libs/brands/src/fca`',
    '`libs/brands/src/fca/`',
    '`apps/<app>/src/app/[site]/home/page.tsx`',
    '`libs/{ui,brands}/**`',
    '`brandConfig.ts`',
    '`libs/brands/src/fca/brandConfig`',
    '```sh\ncd apps/fca && ls\n```',
  ])('that is there is none of its problems: %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it.each([
    ['`libs/brands/src/<id>/profile.ts`', 'libs/brands/src/<id>/profile.ts'],
    ['`libs/brands/src/boca`', 'libs/brands/src/boca'],
    ['`profile.ts`', 'profile.ts'],
    ['```sh\nnpx vitest run --root libs/cards\n```', 'libs/cards'],
  ])('that is not there is found: %s', (text, missing) => {
    expect(find(text)).toEqual([missing]);
  });
});

describe('a command', () => {
  const commands = {
    scripts: ['dev'],
    targets: new Map([['@cancha/ui', ['test', 'build']]]),
    generators: ['page'],
    isTest: (title: string) => title === 'keeps goals',
  };
  const find = (command: string) =>
    findUnknownCommands(readPage('docs/a.md', `\`\`\`sh\n${command}\n\`\`\`\n`), commands);

  it.each([
    'npm run dev -- fca',
    'npx nx test @cancha/ui -- -u',
    'npx nx run @cancha/ui:build',
    'npx nx run @cancha/<app>:build',
    'npx nx run-many -t test,build -p @cancha/ui',
    'npx nx g @cancha/tools:page news',
    'npm test -- ui -t "keeps goals"',
  ])('that can be run is none of its problems: %s', (command) => {
    expect(find(command)).toEqual([]);
  });

  it.each([
    ['npm run develop', 'npm run develop'],
    ['npm run dev -w @cancha/fca', 'npm run dev -w @cancha/fca'],
    ['npx nx test @cancha/cards', 'nx test @cancha/cards'],
    ['npx nx run @cancha/ui:deploy', 'nx run @cancha/ui:deploy'],
    ['npx nx run-many -t lint -p @cancha/ui', 'nx run-many -t lint -p @cancha/ui'],
    ['npx nx g @cancha/tools:brands x', 'nx g @cancha/tools:brands'],
    ['npm test -- ui -t "two goals"', 'npm test -- ui -t "two goals"'],
  ])('that cannot is found: %s', (command, unknown) => {
    expect(find(command)).toEqual([unknown]);
  });
});

describe('a name of the code', () => {
  const known = wordsOf(['export const toCard = (article: CardArticle) => article.localPath;']);
  const find = (text: string) => findUnknownNames(readPage('docs/a.md', text), (name) => known.has(name));

  it.each([
    '`toCard`',
    '`CardArticle.localPath`',
    '`card`',
    '`GET /v1/newsHome`',
    'patchMatches without code',
  ])('that is there, or is none, is none of its problems: %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('that nobody has any more is found', () => {
    expect(find('`toCard` before `patchMatches(page)`')).toEqual(['patchMatches']);
  });
});

describe('code of a file', () => {
  const source = "export const route = pageRoute({\n  name: 'agenda', // its row\n  file: 'agenda',\n});\n";
  const find = (block: string) =>
    findStaleCode(readPage('docs/a.md', `\`\`\`ts libs/a.ts\n${block}\n\`\`\`\n`), (file) =>
      file === 'libs/a.ts' ? source : null,
    );

  it('may leave lines out and say things of its own', () => {
    expect(find("export const route = pageRoute({\n  …\n  file: 'agenda', // the folder\n});")).toEqual([]);
  });

  it('that is no longer so is found', () => {
    expect(find("  name: 'news',")).toEqual(["libs/a.ts: name: 'news',"]);
    expect(find("  file: 'agenda',\n  name: 'agenda',")).toEqual(["libs/a.ts: name: 'agenda',"]);
  });

  it('of a file that is gone is found', () => {
    const page = readPage('docs/a.md', '```ts libs/b.ts\nx\n```\n');
    expect(findStaleCode(page, () => null)).toEqual(['libs/b.ts is gone']);
  });
});
