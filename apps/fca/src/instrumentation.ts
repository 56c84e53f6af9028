import type { Instrumentation } from 'next';

const isNode = () => process.env['NEXT_RUNTIME'] === 'nodejs';

/** Next calls this once, before the first page; and compiles it for its edge runtime too, which nothing here uses. */
export async function register(): Promise<void> {
  if (!isNode()) return;
  const { startApp } = await import('@cancha/server/startApp');
  const { routes } = await import('./routes');
  const { sites } = await import('./sites');
  startApp(sites, routes);
}

export const onRequestError: Instrumentation.onRequestError = async (...args) => {
  if (!isNode()) return;
  const { reportRequestError } = await import('@cancha/server/startApp');
  await reportRequestError(...args);
};
