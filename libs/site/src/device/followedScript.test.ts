import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { followMark } from './Follow';
import { followedScript } from './followedScript';

const team = {
  kind: 'team',
  id: '3kq9cckrnlogidldtdie2fkbl',
  name: 'Saprissa',
  path: '/x',
  badge: null,
  site: 'fca',
};
const cup = { kind: 'competition', id: 'copa-oro', name: 'Copa Oro', path: '/y', badge: null, site: 'fca' };

/** The style sheet that the page gets where this is stored; `null` for none. */
function sheetFor(stored: () => string | null): string | null {
  const document: { adoptedStyleSheets: { text: string }[] } = { adoptedStyleSheets: [] };
  class CSSStyleSheet {
    text = '';
    replaceSync(text: string): void {
      this.text = text;
    }
  }
  const getItem = (key: string) => (key === 'cancha.follows' ? stored() : null);
  runInNewContext(followedScript, { document, CSSStyleSheet, localStorage: { getItem } });
  return document.adoptedStyleSheets[0]?.text ?? null;
}

it('puts the rows of what is followed first, and the lists they are in', () => {
  const sheet = sheetFor(() => JSON.stringify({ version: 1, follows: [team, cup] }));

  for (const mark of [
    followMark({ kind: 'team', id: team.id }),
    followMark({ kind: 'competition', id: cup.id }),
  ]) {
    expect(sheet).toContain(
      `[data-follows~="${mark}"],li:has(>[data-follows~="${mark}"]),` +
        `[data-followed-first]:has([data-follows~="${mark}"]){order:-1}`,
    );
  }
});

it('writes no rule of what somebody else stored there', () => {
  const follows = [{ kind: 'competition', id: 'x"]{display:none}' }, cup];

  expect(sheetFor(() => JSON.stringify({ version: 1, follows }))).not.toContain('display');
});

it.each(['{', 'null', '3', '[]', '{"version":2,"follows":[]}', '{"version":1,"follows":[null]}'])(
  'leaves the page as it is where %s is stored',
  (stored) => {
    expect(sheetFor(() => stored)).toBeNull();
  },
);

it('leaves the page as it is where storage is forbidden', () => {
  expect(
    sheetFor(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).toBeNull();
});

it('is small, and cannot end its own element', () => {
  expect(followedScript.length).toBeLessThan(500);
  expect(followedScript).not.toContain('<');
});
