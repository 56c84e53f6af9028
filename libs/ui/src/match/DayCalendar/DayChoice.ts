/** The days a reader may go to. All days are written `2026-07-05`, and are the site's. */
export type DayChoice = {
  /** The day of the page. */
  day: string;
  today: string;
  /** So many days before and after today. */
  reach: number;
  /** Of a day: `{day}` stands for it. Without its query it is the address of today, which names no day. */
  href: string;
  labels: { choose: string; close: string; previousMonth: string; nextMonth: string };
};

export function hrefOfDay({ href, today }: DayChoice, day: string): string {
  return day === today ? href.replace(/\?.*/, '') : href.replace('{day}', day);
}

/** The attributes of the button that opens the calendar, which `readDayChoice` reads. Its text is what the calendar is called. */
export const attributesOfChoice = ({
  day,
  today,
  reach,
  href,
  labels,
}: DayChoice): Record<string, string> => ({
  'data-day': day,
  'data-today': today,
  'data-reach': String(reach),
  'data-href': href,
  'data-words': [labels.close, labels.previousMonth, labels.nextMonth].join('|'),
});

export function readDayChoice({ dataset, textContent }: HTMLElement): DayChoice {
  const { day = '', today = '', reach = '', href = '', words = '' } = dataset;
  const [close = '', previousMonth = '', nextMonth = ''] = words.split('|');
  const labels = { choose: textContent.trim(), close, previousMonth, nextMonth };
  return { day, today, reach: Number(reach), href, labels };
}
