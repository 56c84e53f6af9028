type StorageTrouble = {
  /** What every call throws, as browsers do in private windows and where a quota is used up. */
  throws?: Error;
};

/** The browser's storage, as far as it is used. */
export function fakeStorage({ throws }: StorageTrouble = {}): Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem'
> {
  const kept = new Map<string, string>();
  const guarded =
    <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (throws) throw throws;
      return call(...args);
    };
  return {
    getItem: guarded((key: string) => kept.get(key) ?? null),
    setItem: guarded((key: string, value: string) => void kept.set(key, value)),
    removeItem: guarded((key: string) => void kept.delete(key)),
  };
}
