import { setTimeout } from 'node:timers/promises';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { startFaultyBackend, type FaultyBackend } from '@cancha/e2e/startFaultyBackend';
import { backendOrigin } from './addresses';

/** The live blog of the final. */
const liveBlogPath = '/mundial-2026/espana-argentina-la-final-minuto-a-minuto-20260719-1401.html';

export type WirePost = {
  id: string | null;
  title: string;
  body: string;
  published_at: string | null;
  modified_at?: string;
  key_event?: boolean;
};

export type RunningLiveBlog = {
  readonly app: RunningApp;
  readonly backend: FaultyBackend;
  readonly address: string;
  /** From now on these are its posts, newest first. Comes when the page has them: no cache is from before. */
  tell(posts: readonly WirePost[]): Promise<void>;
  stop(): Promise<void>;
};

const start = Date.parse('2026-07-19T18:00:00Z');

/** The n-th post, a minute after the one before. */
export function aPost(n: number, changes: Partial<WirePost> = {}): WirePost {
  return {
    id: `p${n}`,
    title: `Entrada ${n}`,
    body: '<p>Rueda la pelota en East Rutherford, y nada ha cambiado en el marcador desde la última vez.</p>',
    // No colon in the offset.
    published_at: new Date(start + n * 60_000).toISOString().replace('.000Z', '+0000'),
    key_event: n % 50 === 0,
    ...changes,
  };
}

/** Posts 1 to `count`, newest first. */
export const posts = (count: number): WirePost[] => Array.from({ length: count }, (_, i) => aPost(count - i));

type Answer = { data?: { article?: Record<string, unknown> } };

/** The app before a backend whose live blog says what a test wants it to. */
export async function startLiveBlog(first: readonly WirePost[]): Promise<RunningLiveBlog> {
  let told = first;
  let edition = 0;
  const backend = await startFaultyBackend(backendOrigin);
  const blog = (answer: unknown) => {
    const { article } = (answer as Answer).data ?? {};
    if (article)
      Object.assign(article, { items: told, live_blog: { state: 'live' }, excerpt: `Relato ${edition}.` });
    return answer;
  };
  const listen = () => backend.break((path) => (path.includes('-1401.html') ? blog : null));
  listen();
  const app = await startApp({
    name: 'fca',
    backend: backend.origin,
    settings: { STATICS_URL: backendOrigin },
  });
  const address = app.origin + liveBlogPath;
  return {
    app,
    backend: { ...backend, heal: listen },
    address,
    tell: async (next) => {
      told = next;
      edition += 1;
      for (const giveUp = Date.now() + 30_000; ; await setTimeout(100)) {
        if ((await (await fetch(address)).text()).includes(`Relato ${edition}.`)) return;
        if (Date.now() > giveUp) throw new Error(`The page never had telling ${edition} of its live blog.`);
      }
    },
    stop: async () => {
      await app.stop();
      await backend.close();
    },
  };
}
