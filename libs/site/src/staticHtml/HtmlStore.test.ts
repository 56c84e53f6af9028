import { describe, expect, it } from 'vitest';
import { HtmlStore } from './HtmlStore';

function aStore(size: number) {
  let now = 0;
  const store = new HtmlStore({ size, now: () => now });
  return { store, pass: (ms: number) => (now += ms) };
}
const page = (letter: string) => letter.repeat(100);

describe('a name', () => {
  const { store } = aStore(10_000);

  it('is shared by equal HTML, and by no other', () => {
    const names = ['', 'a', 'b', 'a '].map((html) => store.add(html));

    expect(new Set(names).size).toBe(4);
    expect(store.add('a')).toBe(names[1]);
    expect(names.map((name) => store.get(name))).toEqual(['', 'a', 'b', 'a ']);
  });

  it('says 128 bits or more, so that nobody finds two texts with one name', () => {
    // Six bits a letter.
    expect(store.add('a')).toMatch(/^[\w-]{22,}$/);
  });
});

describe('HTML', () => {
  it('is still there for the page that waits for it, however much came after it', () => {
    const { store, pass } = aStore(300);
    const name = store.add(page('a'));
    for (const letter of 'bcdefgh') store.add(page(letter));
    pass(4_999);

    expect(store.get(name)).toBe(page('a'));
  });

  it('that is larger than the whole store is there for its page as well', () => {
    const { store } = aStore(50);

    expect(store.get(store.add(page('a')))).toBe(page('a'));
  });

  it('is gone when its page is long rendered and other HTML needs the room', () => {
    const { store, pass } = aStore(300);
    const name = store.add(page('a'));
    pass(5_000);
    for (const letter of 'bcd') store.add(page(letter));

    expect(store.get(name)).toBeUndefined();
    expect(store.renew(name)).toBe(false);
  });

  it('stays while there is room', () => {
    const { store, pass } = aStore(300);
    const name = store.add(page('a'));
    pass(60_000);
    store.add(page('b'));

    expect(store.get(name)).toBe(page('a'));
  });

  it('that another page is to show as well waits for that one too', () => {
    const { store, pass } = aStore(300);
    const name = store.add(page('a'));
    pass(4_000);
    expect(store.renew(name)).toBe(true);
    pass(4_000);
    for (const letter of 'bcd') store.add(page(letter));

    expect(store.get(name)).toBe(page('a'));
  });
});
