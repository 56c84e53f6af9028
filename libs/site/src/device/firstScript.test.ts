import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstScript } from './firstScript';
import { parseSettings, settingChoices, settingsKey } from './readerSettings';
import { showSettings } from './showSettings';

type Meta = { name: string; content: string; dataset: Record<string, string>; remove: () => void };
type Page = { root: Record<string, string>; bar: string[]; document: object };

const colours: Record<string, string> = { light: '#ffffff', dark: '#000000' };

/** A document of as much as is touched, and what it shows. */
function aPage(): Page {
  const dataset: Record<string, string> = { theme: 'fca' };
  const head: Meta[] = [];
  const script = { getAttribute: (name: string) => colours[name.replace('data-', '')] ?? null };
  return {
    root: dataset,
    get bar() {
      return head.map(({ name, content }) => `${name} ${content}`);
    },
    document: {
      documentElement: { dataset },
      currentScript: { dataset: colours },
      querySelector: (selector: string) =>
        selector.startsWith('script') ? script : (head.find((meta) => 'chosen' in meta.dataset) ?? null),
      createElement: (): Meta => {
        const remove = () => void head.splice(0, 1);
        return { name: '', content: '', dataset: {}, remove };
      },
      head: { prepend: (meta: Meta) => void head.unshift(meta) },
    },
  };
}

/** The page as it is painted first. `stored` may throw, as storage does where it is forbidden. */
function openPage(stored: () => string | null): Page {
  const page = aPage();
  const getItem = (key: string) => (key === settingsKey ? stored() : null);
  runInNewContext(firstScript, { document: page.document, localStorage: { getItem } });
  return page;
}

afterEach(() => void vi.unstubAllGlobals());

const choices = settingChoices.scheme.flatMap((scheme) =>
  settingChoices.textSize.map((textSize) => ({ version: 1, scheme, textSize })),
);

describe('the script before the first paint', () => {
  it.each(choices)('shows $scheme colours and $textSize text, as the page does later on', (stored) => {
    const { root, bar } = openPage(() => JSON.stringify(stored));
    const { scheme, textSize } = stored;

    expect(root['scheme']).toBe(scheme === 'system' ? undefined : scheme);
    expect(root['text']).toBe(textSize === 'normal' ? undefined : textSize);
    expect(bar).toEqual(scheme === 'system' ? [] : [`theme-color ${colours[scheme]}`]);

    const later = aPage();
    vi.stubGlobal('document', later.document);
    showSettings(parseSettings(stored));
    expect({ root: later.root, bar: later.bar }).toEqual({ root, bar });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a number', '3'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', '{"version":2,"scheme":"dark"}'],
    ['somebody else’s words', '{"version":1,"scheme":"javascript:","textSize":{"toString":1}}'],
  ])('leaves everything to the system where %s is stored', (_, stored) => {
    const { root, bar } = openPage(() => stored);

    expect(root).toEqual({ theme: 'fca' });
    expect(bar).toEqual([]);
  });

  it('leaves everything to the system where storage is forbidden', () => {
    const { root } = openPage(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(root).toEqual({ theme: 'fca' });
  });

  it('is small, and cannot end its own element', () => {
    expect(firstScript.length).toBeLessThan(500);
    expect(firstScript).not.toContain('<');
  });
});

it('takes a choice back when it changes', () => {
  const { document, root, ...page } = aPage();
  vi.stubGlobal('document', document);
  showSettings({ scheme: 'dark', textSize: 'large', history: 'on' });
  showSettings({ scheme: 'system', textSize: 'normal', history: 'on' });

  expect(root).toEqual({ theme: 'fca' });
  expect(page.bar).toEqual([]);
});
