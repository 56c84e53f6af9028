import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9-]+$/);

/** `composer` of `site.yaml`: what a site has written from the football facts, and where it is filed. */
export const composerSettings = z.strictObject({
  language: z.enum(['es', 'pt', 'en']),
  /** What is written about. */
  subjects: z.array(z.enum(['world-cup', 'internationals', 'league'])).min(1),
  /** Nations (trigrams) the internationals are told of. */
  nations: z.array(z.string().length(3)).default([]),
  /** Keys of stories that the site tells by hand: `campaign:PAN`, `group:D:3`. */
  without: z.array(z.string()).default([]),
  /** Section by subject: `world-cup`, `league`, `internationals`, `concacaf` or a nation's trigram. */
  sections: z.record(z.string(), slug),
  /** Desk by subject, and `data` for statistics. */
  desks: z.record(z.string(), slug),
});

export type ComposerSettings = z.infer<typeof composerSettings>;
