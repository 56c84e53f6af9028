'use client';
import { useEffect } from 'react';
import { readerTime } from './readerTime';

export type ReaderTimeProps = {
  /** Of the site, whose hours the page tells: IANA. */
  siteZone: string;
  /** BCP 47, of the words. */
  locale: string;
  /** `En tu hora: {time}`; what stands for `{time}` is `21:00 (GMT-3)` or `lun 1:00 (GMT+1)`. */
  text: string;
};

/** Marks where a reader's own time goes: see `ReaderTimeSlot`. */
export const readerTimeMark = 'data-reader-time';

/**
 * Puts kick-offs in the reader's own clock beside those of the site, where the two differ. It renders nothing: it fills
 * the slots of the page, which may be finished HTML. One a page.
 */
export function ReaderTime({ siteZone, locale, text }: ReaderTimeProps): null {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    for (const slot of document.querySelectorAll<HTMLElement>(`[${readerTimeMark}]`)) {
      const at = new Date(slot.getAttribute(readerTimeMark) ?? '');
      const own = Number.isNaN(at.getTime()) ? null : readerTime(at, siteZone, timeZone, locale);
      slot.hidden = own === null;
      if (own)
        slot.textContent = text.replace(
          '{time}',
          `${[own.day, own.time].filter(Boolean).join(' ')} (${own.zone})`,
        );
    }
  }, [siteZone, locale, text]);
  return null;
}
