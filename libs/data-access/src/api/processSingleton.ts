/** One value per process. A module variable is not enough: a bundler may put the module into several bundles. */
export function processSingleton<T>(name: string, create: () => T): T {
  const store = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`cancha.${name}`);
  return (store[key] ??= create());
}
