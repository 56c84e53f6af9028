'use client';
import { useEffect } from 'react';
import { contentChange } from '../../base/contentChange';
import type { HourStyle } from '../../base/writeHour';
import { readerTime } from './readerTime';

export type ReaderTimeProps = {
  /** The site's time zone (IANA). */
  siteZone: string;
  /** BCP 47. */
  locale: string;
  /** As the site's own hours. Default: `21:00`. */
  hourStyle?: HourStyle | undefined;
  /** `En tu hora: {time} ({zone})`, with `21:00` or `lun 1:00` and `GMT−3`. */
  text: string;
};

const find = (mark: string) => document.querySelectorAll<HTMLElement>(`[${mark}]`);

/**
 * Adds kick-offs in the reader's time zone if it differs from the site's. Renders nothing: fills every `ReaderTimeSlot`
 * of the page, which may be static HTML, and updates `ReaderZone`. One per page.
 */
export function ReaderTime({ siteZone, locale, hourStyle, text }: ReaderTimeProps): null {
  useEffect(() => {
    const fill = () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      // A page may have times before and after a change of summer time.
      const zones = new Set<string>();
      for (const slot of find('data-reader-time')) {
        const at = new Date(slot.getAttribute('data-reader-time') ?? '');
        const own = Number.isNaN(at.getTime()) ? null : readerTime(at, siteZone, timeZone, locale, hourStyle);
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
    };
    fill();
    document.addEventListener(contentChange, fill);
    return () => document.removeEventListener(contentChange, fill);
  }, [siteZone, locale, hourStyle, text]);
  return null;
}
