import { ads } from './es/ads.ts';
import { blocks } from './es/blocks.ts';
import { competitions } from './es/competitions.ts';
import { consent } from './es/consent.ts';
import { device } from './es/device.ts';
import { entities } from './es/entities.ts';
import { follow } from './es/follow.ts';
import { matches } from './es/matches.ts';
import { news } from './es/news.ts';
import { search } from './es/search.ts';
import { shell } from './es/shell.ts';

/**
 * ICU messages; the page fills in `{x}`. `literalTexts.test.ts` pins the texts that the specification quotes.
 */
export const es = {
  ...shell,
  ...news,
  ...blocks,
  ...device,
  ...consent,
  ...ads,
  ...matches,
  ...competitions,
  ...entities,
  ...follow,
  ...search,
};
