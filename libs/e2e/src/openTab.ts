import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { findBrowser, withoutPictures } from './findBrowser';

export type TabRequest = { url: string; method: string; isPrerender: boolean };

export type Tab = {
  /** What it asked for from the start, pages made ahead included. */
  readonly requests: TabRequest[];
  /** A command of the browser's protocol, for the page in sight. */
  send<T = unknown>(method: string, params?: object): Promise<T>;
  evaluate<T>(expression: string): Promise<T>;
  /** Comes when the page is loaded and asks for nothing more. */
  open(address: string): Promise<void>;
  isQuiet(): Promise<void>;
  /** Moves the pointer to the first that is found, presses, and holds until `release`. */
  press(selector: string): Promise<void>;
  release(): Promise<void>;
  close(): Promise<void>;
};

type Target = { targetId: string; type: string; subtype?: string };
type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params: { sessionId: string; targetInfo: Target; request: { url: string; method: string } };
  result?: unknown;
  error?: { message: string };
};

/** What a browser does beside its pages, which no test is about. */
const ofTheBrowserItself = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--mute-audio',
];

/** What the browser says of a page that is no more, and of one that was left while it was asked. */
const gone = 'Session with given id not found.';
const left = 'Inspected target navigated or closed';

const onEachPage = ['Page.enable', 'Network.enable', 'Runtime.runIfWaitingForDebugger'];

/**
 * A tab as a reader has it, where pages are kept for Back and made ahead: Playwright turns off the one, and whoever
 * attaches to a page alone the other. It loads no pictures.
 * @param script runs first in each document
 */
export async function openTab(script = ''): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'reader-'));
  const browser = spawn(findBrowser(), [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=1280,900'],
    ...ofTheBrowserItself,
    withoutPictures,
    ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
  ]);
  const socket = new WebSocket(await endpointOf(browser.stderr));
  await once(socket, 'open');

  const waiting = new Map<number, PromiseWithResolvers<unknown> & { sessionId: string | undefined }>();
  const pages = new Map<string, Target>();
  const requests: TabRequest[] = [];
  let last = 0;
  const command = (method: string, params: object = {}, sessionId?: string) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set((last += 1), { ...answer, sessionId });
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return answer.promise;
  };
  const isPrerender = (session = '') => pages.get(session)?.subtype === 'prerender';
  const listen = ({ method, params, sessionId }: Message) => {
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') {
      pages.set(params.sessionId, params.targetInfo);
      const first = ['Page.addScriptToEvaluateOnNewDocument', { source: script }] as const;
      for (const [name, what] of [first, ...onEachPage.map((one) => [one, {}] as const)])
        // A page that was made ahead may be gone by now.
        command(name, what, params.sessionId).catch(() => undefined);
    }
    if (method === 'Target.detachedFromTarget') {
      pages.delete(params.sessionId);
      for (const { sessionId: asked, reject } of waiting.values())
        if (asked === params.sessionId) reject(new Error(gone));
    }
    if (method === 'Target.targetInfoChanged')
      for (const [session, { targetId }] of pages)
        if (targetId === params.targetInfo.targetId) pages.set(session, params.targetInfo);
    if (method === 'Network.requestWillBeSent')
      requests.push({ ...params.request, isPrerender: isPrerender(sessionId) });
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const answer = waiting.get(message.id ?? 0);
    if (!answer) return listen(message);
    waiting.delete(message.id ?? 0);
    if (message.error) answer.reject(new Error(message.error.message));
    else answer.resolve(message.result);
  });

  const { targetInfos } = (await command('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: Target[];
  };
  const tab = { targetId: targetInfos[0]?.targetId, flatten: true };
  const { sessionId } = (await command('Target.attachToTarget', tab)) as { sessionId: string };
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await command('Target.setDiscoverTargets', { discover: true });
  await command('Target.setAutoAttach', attach, sessionId);

  const send = async <T>(method: string, params?: object): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      const session = [...pages.keys()].findLast((one) => !isPrerender(one));
      try {
        if (!session) throw new Error(gone);
        return (await command(method, params, session)) as T;
      } catch (error) {
        // It has given way to one that was made ahead.
        if (tries === 20 || !(error instanceof Error) || error.message !== gone) throw error;
        await setTimeout(100);
      }
    }
  };
  const evaluate = async <T>(expression: string) => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const ask = () => send<{ result: { value: T } }>('Runtime.evaluate', options);
    try {
      return (await ask()).result.value;
    } catch (error) {
      if (error instanceof Error && error.message === left) return (await ask()).result.value;
      throw error;
    }
  };
  let pointer = { x: 0, y: 0 };
  const mouse = (type: string, more: object = {}) =>
    send('Input.dispatchMouseEvent', { type: `mouse${type}`, ...pointer, ...more });
  const button = { button: 'left', clickCount: 1 };
  const isQuiet = async () => {
    for (let known = -1; known < requests.length || (await evaluate('document.readyState')) !== 'complete';) {
      known = requests.length;
      await setTimeout(700);
    }
  };
  return {
    requests,
    send,
    evaluate,
    isQuiet,
    async open(url) {
      const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await isQuiet();
    },
    async press(selector) {
      const at = await evaluate<typeof pointer | string>(`(() => {
        const found = document.querySelector(${JSON.stringify(selector)});
        if (!found) return document.readyState + ', ' + document.title + ', ' + document.body.outerHTML.slice(0, 400);
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`);
      if (typeof at === 'string') throw new Error(`The page has no ${selector}: ${at}`);
      pointer = at;
      await mouse('Moved');
      await mouse('Pressed', button);
    },
    release: async () => void (await mouse('Released', button)),
    async close() {
      const end = once(browser, 'exit');
      browser.kill();
      await end;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function endpointOf(log: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(log)) {
    const [, endpoint] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (endpoint) return endpoint;
  }
  throw new Error('The browser did not start.');
}
