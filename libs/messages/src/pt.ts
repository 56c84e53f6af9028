import type { Messages } from './Messages';
import { blocks } from './pt/blocks.ts';
import { competitions } from './pt/competitions.ts';
import { device } from './pt/device.ts';
import { entities } from './pt/entities.ts';
import { matches } from './pt/matches.ts';
import { news } from './pt/news.ts';
import { shell } from './pt/shell.ts';

/**
 * Brazil. Plurals have `=1` instead of `one`: in Portuguese 0 is `one` too, but newspapers write "0 gols".
 */
export const pt: Messages = {
  ...shell,
  ...news,
  ...blocks,
  ...device,
  ...matches,
  ...competitions,
  ...entities,
};
