const defaultConcurrency = 100;

/** How many calls may run at once. Anything but an integer above 0 is the fallback. */
export function readConcurrency(value: string | undefined, fallback = defaultConcurrency): number {
  const text = value?.trim() ?? '';
  if (!/^\d+$/.test(text)) return fallback;

  const size = Number(text);
  return size >= 1 && Number.isSafeInteger(size) ? size : fallback;
}
