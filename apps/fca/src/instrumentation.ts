/** Next calls this once, before the first page; and compiles it for its edge runtime too, which nothing here uses. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;

  const { startApp } = await import('@cancha/server/startApp');
  const { routes } = await import('./routes');
  const { sites } = await import('./sites');
  startApp(sites, routes);
}
