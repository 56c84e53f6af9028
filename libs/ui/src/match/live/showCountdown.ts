const minuteMs = 60_000;

/** `2 h 13 min`, `13 min`; `null` once it is over. */
export function timeLeft(ms: number): string | null {
  if (ms <= 0) return null;
  const minutes = Math.ceil(ms / minuteMs);
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** Tells how long it is until the kick-off, where the page says only the day. @param text with `{time}` */
export function showCountdown(page: ParentNode, text: string, now: number): void {
  for (const slot of page.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const left = timeLeft(Date.parse(slot.dataset['countdown'] ?? '') - now);
    const shown = left === null ? '' : text.replace('{time}', left);
    if (slot.textContent !== shown) slot.textContent = shown;
  }
}
