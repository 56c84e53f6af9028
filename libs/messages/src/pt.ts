import type { Messages } from './Messages';
import { blocks } from './pt/blocks.ts';
import { competitions } from './pt/competitions.ts';
import { device } from './pt/device.ts';
import { entities } from './pt/entities.ts';
import { matches } from './pt/matches.ts';
import { news } from './pt/news.ts';
import { shell } from './pt/shell.ts';

/**
 * As in Brazil. Plurals name 1 and not `one`: by the rules of the language 0 is one there, and a newspaper writes
 * "0 gols".
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
