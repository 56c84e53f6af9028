/** Next calls this once, before the first page; and compiles it for its edge runtime too, which nothing here uses. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;

  const { registerApp } = await import('@cancha/site/context/registerApp');
  const { sites } = await import('./sites');
  registerApp(sites);
}
