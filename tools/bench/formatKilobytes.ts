/** Thousands of bytes with one decimal, never rounded down: what breaks a limit must not look as if it held. */
export function formatKilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1);
}
