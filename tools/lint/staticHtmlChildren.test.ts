import { describe, expect, it } from 'vitest';
import { lintSource } from './lintSource.ts';

const file = 'libs/news/src/home/Any.tsx';
const rule = 'cancha/static-html-children';

const imports = [
  "import { LivePolls } from '../polls/LivePolls.client';",
  "import { LiveParts } from '../polls/LiveParts.client';",
  "import { useVotes } from '../polls/useVotes';",
  'declare const names: Promise<string>;',
  'async function Late() { return <p>{await names}</p>; }',
  'function Early() { return <p>1</p>; }',
];
const pageOf = (jsx: string) => [...imports, `export const page = async () => ${jsx};`, ''].join('\n');
const found = async (jsx: string) =>
  (await lintSource(file, pageOf(jsx))).filter((finding) => finding.rule === rule).map(({ id }) => id);

const screenOf = (content: string) => `createScreenPage({ load: async () => (${content}) })`;

describe('static HTML', () => {
  it.each([
    ['a client component', '<LivePolls />', 'client'],
    ['a part of a client module', '<LiveParts.One />', 'client'],
    ['a client component further down', '<section><div>{names && <LivePolls />}</div></section>', 'client'],
    ['an event handler', '<button onClick={() => undefined}>x</button>', 'handler'],
    ['an event handler of a component', '<Early onChoice={() => undefined} />', 'handler'],
    ['a hook', '<p>{useVotes()}</p>', 'hook'],
    ['React’s own hook', '<p>{use(names)}</p>', 'hook'],
    ['what is waited for', '<p>{await names}</p>', 'async'],
    ['an async function', '<p>{[1].map(async () => 1)}</p>', 'async'],
    ['an async component', '<Late />', 'async'],
  ])('may not have %s in it', async (_what, jsx, id) => {
    expect(await found(`<StaticHtml>${jsx}</StaticHtml>`)).toEqual([id]);
    expect(await found(`<EntityShell>${jsx}</EntityShell>`)).toEqual([id]);
    expect(await found(`<PageShell path="/">${jsx}</PageShell>`)).toEqual([id]);
    expect(await found(`<StaticHtml perPage={${jsx}}><p>1</p></StaticHtml>`)).toEqual([id]);
    expect(await found(screenOf(`{ content: <main>${jsx}</main> }`))).toEqual([id]);
  });

  it('leaves alone what a screen keeps living, and its head', async () => {
    expect(await found(screenOf('{ live: true, content: <LivePolls /> }'))).toEqual([]);
    expect(await found(screenOf('{ head: <LivePolls />, content: <p>1</p> }'))).toEqual([]);
  });

  it.each([
    ['beside it', '<><StaticHtml><Early /></StaticHtml><LivePolls /></>'],
    ['in the head of a page', '<PageShell head={<LivePolls />}><Early /></PageShell>'],
    ['in a page that lives in the browser', '<PageShell live><LivePolls /></PageShell>'],
    ['after what is static in it', '<PageShell live><StaticHtml>1</StaticHtml><LivePolls /></PageShell>'],
    ['in an empty one', '<><StaticHtml /><b onClick={() => undefined}>x</b></>'],
  ])('leaves alone what is %s', async (_where, jsx) => {
    expect(await found(jsx)).toEqual([]);
  });

  it('may have what is rendered at once', async () => {
    expect(await found('<StaticHtml><Early /><a href="/">on</a></StaticHtml>')).toEqual([]);
  });

  it.each([
    ['<Card />', []],
    ['<Shell live />', ['async']],
    ['<b><StaticHtml /></b>', ['async']],
  ])('may not have a component that is async in a file of its own: %s', async (child, ids) => {
    const code = [
      "import { Card } from '@cancha/ui/article/Card/Card';",
      "import { PageShell as Shell } from '../../../site/src/shell/PageShell';",
      "import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';",
      `export const page = <StaticHtml>${child}</StaticHtml>;`,
      '',
    ].join('\n');
    const findings = await lintSource('libs/news/src/home/HomeView.tsx', code);
    expect(findings.filter((finding) => finding.rule === rule).map(({ id }) => id)).toEqual(ids);
  });
});
