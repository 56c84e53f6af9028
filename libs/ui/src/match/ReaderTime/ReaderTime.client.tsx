'use client';
import { useEffect } from 'react';
import { readerTime } from './readerTime';

export type ReaderTimeProps = {
  /** Of the site, whose hours the page tells: IANA. */
  siteZone: string;
  /** BCP 47, of the words. */
  locale: string;
  /** `En tu hora: {time} ({zone})`; what stands for `{time}` is `21:00` or `lun 1:00`, for `{zone}` `GMT−3`. */
  text: string;
};

const find = (mark: string) => document.querySelectorAll<HTMLElement>(`[${mark}]`);

/**
 * Puts kick-offs in the reader's own clock beside those of the site, where the two differ. It renders nothing: it fills
 * the slots of the page (`ReaderTimeSlot`), which may be finished HTML, and says whose hours they are (`ReaderZone`).
 * One a page.
 */
export function ReaderTime({ siteZone, locale, text }: ReaderTimeProps): null {
  // After every render: a page come to softly has new slots, and the same words.
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Clocks change: what a page tells of two seasons may be of two offsets.
    const zones = new Set<string>();
    for (const slot of find('data-reader-time')) {
      const at = new Date(slot.getAttribute('data-reader-time') ?? '');
      const own = Number.isNaN(at.getTime()) ? null : readerTime(at, siteZone, timeZone, locale);
      slot.hidden = own === null;
      if (!own) continue;
      zones.add(own.zone);
      const time = [own.day, own.time].filter(Boolean).join(' ');
      slot.textContent = text.replace('{time}', time).replace('{zone}', own.zone);
    }
    if (zones.size === 0) return;
    for (const place of find('data-reader-zone'))
      place.textContent = (place.getAttribute('data-reader-zone') ?? '').replace(
        '{zone}',
        [...zones].join(', '),
      );
  });
  return null;
}
