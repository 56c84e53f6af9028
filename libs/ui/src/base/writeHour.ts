/** `15:26`, `3:26 p.m.`, `15h26`. */
export type HourStyle = '24-hour' | '12-hour' | 'h';

// Not Intl's words: newspapers write "3 p.m." and "noon", Intl "3:00 PM" with a space that differs by version.
const written: Record<HourStyle, (hour: number, minute: string) => string> = {
  '24-hour': (hour, minute) => `${String(hour).padStart(2, '0')}:${minute}`,
  '12-hour': (hour, minute) => {
    if (hour === 12 && minute === '00') return 'noon';
    const clock = minute === '00' ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${minute}`;
    return `${clock}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
  },
  h: (hour, minute) => `${hour}h${minute === '00' ? '' : minute}`,
};

/** An hour as a site writes it. @param time by a clock of 24 hours: `15:26` */
export function writeHour(time: string, style: HourStyle): string {
  const [hour = '', minute = ''] = time.split(':');
  return written[style](Number(hour), minute);
}
