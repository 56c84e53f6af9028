import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentChange } from '@cancha/ui/base/contentChange';
import { furtherPage } from './furtherPage';
import { swapOnChoice } from './swapInPlace';

const origin = 'http://localhost:4001';

class Link {
  constructor(
    readonly href: string,
    readonly isInPlace = true,
  ) {}
  readonly id = 'round-2';
  get pathname() {
    return new URL(this.href).pathname;
  }
  get search() {
    return new URL(this.href).search;
  }
  closest() {
    return this.isInPlace ? this : null;
  }
}

type Part = { childNodes: string[]; replaceChildren: (...nodes: string[]) => void };
type Listener = (event: unknown) => void;

function aPart(...childNodes: string[]): Part {
  return {
    childNodes,
    replaceChildren(...nodes) {
      this.childNodes = nodes;
    },
  };
}

/** A page in a browser, as far as it is touched: static parts, an address, and who listens. */
function openPage(parts: Part[], next: { ok?: boolean; redirected?: boolean; parts: Part[]; title: string }) {
  const listeners = new Map<string, Listener>();
  const listen = {
    addEventListener(type: string, listener: Listener, { signal }: { signal: AbortSignal }) {
      listeners.set(type, listener);
      signal.addEventListener('abort', () => void listeners.delete(type));
    },
  };
  const location = { pathname: '/calendario', search: '', assign: vi.fn(), reload: vi.fn() };
  const history = {
    pushState: vi.fn((_state: unknown, _title: string, path: string) => {
      const url = new URL(path, origin);
      Object.assign(location, { pathname: url.pathname, search: url.search });
    }),
  };
  const focused: string[] = [];
  const canonical = { replaceWith: vi.fn() };
  const status = { textContent: '', setAttribute: () => undefined };
  const page = {
    ...{ ...listen, title: 'Jornada 1', querySelectorAll: () => parts, dispatchEvent: vi.fn() },
    ...{ createElement: () => status, body: { append: () => undefined } },
    querySelector(selector: string) {
      if (selector.startsWith('link')) return canonical;
      if (selector.endsWith('h1')) return { textContent: parts[0]?.childNodes.join('') };
      return { focus: () => focused.push(selector) };
    },
    getElementById: (id: string) =>
      parts[0]?.childNodes.includes(id) ? { focus: () => focused.push(id) } : null,
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { ...listen, location, history });
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('HTMLAnchorElement', Link);
  vi.stubGlobal('HTMLFormElement', class {});
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({
        title: next.title,
        querySelectorAll: () => next.parts,
        querySelector: () => 'the canonical of the next',
      });
    },
  );
  const answer = { ok: next.ok ?? true, redirected: next.redirected ?? false, text: async () => '<html>' };
  const fetch = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetch);
  return { listeners, location, history, page, fetch, focused, status, canonical };
}

/** The addresses that were told as further pages. */
const toldPages = ({ dispatchEvent }: { dispatchEvent: { mock: { calls: unknown[][] } } }) =>
  dispatchEvent.mock.calls.flatMap(([event]) => {
    const { type, detail } = event as CustomEvent<{ path: string; kind: string }>;
    return type === furtherPage ? [`${detail.kind} ${detail.path}`] : [];
  });

const click = (link: Link, keys: object = {}) => ({
  ...{ target: link, button: 0, defaultPrevented: false, preventDefault: vi.fn() },
  ...keys,
});
const toRound2 = new Link(`${origin}/calendario?jornada=2`);

let stop: () => void = () => undefined;
beforeEach(() => void (stop = () => undefined));
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a link to another view of the page', () => {
  it('changes what is on the page, its title and its address, and tells the rest of the page', async () => {
    const part = aPart('round 1');
    const next = { parts: [aPart('round 2')], title: 'Jornada 2' };
    const { listeners, location, page, canonical } = openPage([part], next);
    stop = swapOnChoice();
    const event = click(toRound2);
    listeners.get('click')?.(event);
    await vi.waitFor(() => expect(toldPages(page)).toEqual(['view /calendario?jornada=2']));

    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(part.childNodes).toEqual(['round 2']);
    expect([page.title, location.search]).toEqual(['Jornada 2', '?jornada=2']);
    expect(canonical.replaceWith).toHaveBeenCalledExactlyOnceWith('the canonical of the next');
    expect(page.dispatchEvent).toHaveBeenCalledWith(expect.objectContaining({ type: contentChange }));
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('is announced by its heading, and the focus stays on what was chosen', async () => {
    const { listeners, focused, status } = openPage([aPart('round 1')], {
      parts: [aPart('heading', 'round-2')],
      title: '',
    });
    stop = swapOnChoice();
    listeners.get('click')?.(click(toRound2));
    await vi.waitFor(() => expect(status.textContent).toBe('headinground-2'));

    expect(focused).toEqual(['round-2']);
  });

  it('that cannot be chosen again leaves the focus on the first choice there is', async () => {
    const { listeners, focused } = openPage([aPart('round 1')], { parts: [aPart('last round')], title: '' });
    stop = swapOnChoice();
    listeners.get('click')?.(click(toRound2));

    await vi.waitFor(() => expect(focused).toEqual(['a[data-in-place][href]']));
  });

  it('that was chosen before another one is not shown after it', async () => {
    const part = aPart('round 1');
    const { listeners, fetch, location, history } = openPage([part], { parts: [], title: '' });
    const answers = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    for (const { promise } of answers) fetch.mockImplementationOnce(() => promise as never);
    stop = swapOnChoice();
    listeners.get('click')?.(click(toRound2));
    listeners.get('click')?.(click(new Link(`${origin}/calendario?jornada=3`)));
    answers[0]?.resolve({ ok: false });
    await new Promise(setImmediate);
    expect(location.assign).not.toHaveBeenCalled();

    answers[1]?.resolve({ ok: false });
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('/calendario?jornada=3'));
    expect(history.pushState).toHaveBeenCalledTimes(2);
  });

  it('that is the one shown is no further step back', async () => {
    const { listeners, history, page } = openPage([aPart('x')], { parts: [aPart('x')], title: '' });
    stop = swapOnChoice();
    listeners.get('click')?.(click(new Link(`${origin}/calendario`)));
    await vi.waitFor(() => expect(page.dispatchEvent).toHaveBeenCalledOnce());

    expect(history.pushState).not.toHaveBeenCalled();
    expect(toldPages(page)).toEqual([]);
  });

  it.each([
    ['is broken', { ok: false, parts: [aPart('x')], title: '' }],
    ['is another page', { redirected: true, parts: [aPart('x')], title: '' }],
    ['is built otherwise', { parts: [aPart('x'), aPart('y')], title: '' }],
  ])('loads the document when what comes %s', async (_why, next) => {
    const part = aPart('round 1');
    const { listeners, location } = openPage([part], next);
    stop = swapOnChoice();
    listeners.get('click')?.(click(toRound2));
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/calendario?jornada=2'));

    expect(part.childNodes).toEqual(['round 1']);
  });

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { defaultPrevented: true },
  ])('is the browser’s with %j', (keys) => {
    const { listeners, fetch } = openPage([aPart()], { parts: [aPart()], title: '' });
    stop = swapOnChoice();
    listeners.get('click')?.(click(toRound2, keys));

    expect(fetch).not.toHaveBeenCalled();
  });
});

it('a link to another page is the browser’s', () => {
  const { listeners, fetch } = openPage([aPart()], { parts: [aPart()], title: '' });
  stop = swapOnChoice();
  const event = click(new Link(`${origin}/tema/mls`, false));
  listeners.get('click')?.(event);

  expect(fetch).not.toHaveBeenCalled();
  expect(event.preventDefault).not.toHaveBeenCalled();
});

describe('Back', () => {
  it('shows the view of the address it leads to, which is no further page', async () => {
    const { listeners, location, fetch, page } = openPage([aPart()], { parts: [aPart('x')], title: '' });
    stop = swapOnChoice();
    location.search = '?jornada=7';
    listeners.get('popstate')?.({});
    await vi.waitFor(() => expect(page.dispatchEvent).toHaveBeenCalledOnce());

    expect(fetch).toHaveBeenCalledExactlyOnceWith('/calendario?jornada=7', expect.anything());
    expect(toldPages(page)).toEqual([]);
  });

  it('loads the document again when the view does not come', async () => {
    const { listeners, location } = openPage([aPart()], { ok: false, parts: [], title: '' });
    stop = swapOnChoice();
    location.search = '?jornada=7';
    listeners.get('popstate')?.({});
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce());

    expect(location.assign).not.toHaveBeenCalled();
  });

  it('within the page loads nothing: only the fragment is another', () => {
    const { listeners, fetch } = openPage([aPart()], { parts: [aPart()], title: '' });
    stop = swapOnChoice();
    listeners.get('popstate')?.({});

    expect(fetch).not.toHaveBeenCalled();
  });
});

it('nobody listens any more after the page has gone', () => {
  const { listeners } = openPage([], { parts: [], title: '' });
  swapOnChoice()();

  expect([...listeners.keys()]).toEqual([]);
});
