import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9-]+$/);

export const voices = ['centroamerica', 'latinoamerica', 'chile'] as const;
export type Voice = (typeof voices)[number];

/** `composer` of `site.yaml`: what a site has written from the football facts, and where it is filed. */
export const composerSettings = z.strictObject({
  language: z.enum(['es', 'pt', 'en']),
  /** Whose usage the words follow; two sites of one voice would tell a match alike. */
  voice: z.enum(voices).default('centroamerica'),
  /** What is written about. */
  subjects: z.array(z.enum(['world-cup', 'copa-america', 'internationals', 'league'])).min(1),
  /** Nations (trigrams) the internationals are told of. */
  nations: z.array(z.string().length(3)).default([]),
  /** Nations with a section of their own whose records have gaps: nothing is told of them over the years. */
  neighbours: z.array(z.string().length(3)).default([]),
  /** Keys of stories that the site tells by hand: `campaign:PAN`, `group:D:3`. */
  without: z.array(z.string()).default([]),
  /** Section by subject: `world-cup`, `copa-america`, `league`, `internationals`, `concacaf` or a nation's trigram. */
  sections: z.record(z.string(), slug),
  /** Desk by subject, and `data` for statistics. */
  desks: z.record(z.string(), slug),
});

/** With the time zone of the site, in which every hour is said. */
export type ComposerSettings = z.infer<typeof composerSettings> & { timeZone: string };
