/**
 * One value for the whole process. A module variable is not enough: a bundler may put a module into several
 * bundles of one server, and each would have its own.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const store = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`cancha.${name}`);
  return (store[key] ??= create());
}
