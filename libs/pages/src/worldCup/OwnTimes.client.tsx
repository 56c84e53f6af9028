'use client';
import { useEffect } from 'react';

type OwnTimesProps = { locale: string };

/**
 * Writes under each hour of the page the same hour where the reader is, with its day where that is another. It shows
 * nothing itself; where both clocks agree, the page stays as the server sent it.
 */
export function OwnTimes({ locale }: OwnTimesProps): null {
  useEffect(() => {
    const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
    let isOther = false;
    for (const place of document.querySelectorAll<HTMLElement>('[data-own-time]')) {
      const time = place.previousElementSibling;
      if (!(time instanceof HTMLTimeElement)) continue;
      const at = new Date(time.dateTime);
      const own = hour.format(at);
      if (own === time.textContent) continue;
      isOther = true;
      const day = place.closest('section')?.querySelector('h2 time')?.getAttribute('datetime');
      const isSameDay = day === localDay(at);
      place.textContent = isSameDay ? `(${own})` : `(${weekday.format(at)} ${own})`;
    }
    for (const note of document.querySelectorAll<HTMLElement>('[data-own-zone]')) note.hidden = !isOther;
  }, [locale]);
  return null;
}

/** `2026-07-05` where the reader is. */
function localDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
