import type { Messages } from './Messages';
import { ads } from './pt/ads.ts';
import { blocks } from './pt/blocks.ts';
import { competitions } from './pt/competitions.ts';
import { consent } from './pt/consent.ts';
import { device } from './pt/device.ts';
import { entities } from './pt/entities.ts';
import { follow } from './pt/follow.ts';
import { matches } from './pt/matches.ts';
import { news } from './pt/news.ts';
import { search } from './pt/search.ts';
import { shell } from './pt/shell.ts';

/**
 * Brazil. Plurals have `=1` instead of `one`: in Portuguese 0 is `one` too, but newspapers write "0 gols".
 */
export const pt: Messages = {
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
