const defaultConcurrency = 100;

/** How many calls may run at once. Anything but an integer above 0 is 100. */
export function readConcurrency(value: string | undefined): number {
  const text = value?.trim() ?? '';
  if (!/^\d+$/.test(text)) return defaultConcurrency;

  const size = Number(text);
  return size >= 1 && Number.isSafeInteger(size) ? size : defaultConcurrency;
}
