import { applyOverrides } from './applyOverrides';
import type { Messages } from './Messages';
import { pt } from './pt';
import { blocks } from './ptPT/blocks.ts';
import { competitions } from './ptPT/competitions.ts';
import { consent } from './ptPT/consent.ts';
import { device } from './ptPT/device.ts';
import { entities } from './ptPT/entities.ts';
import { follow } from './ptPT/follow.ts';
import { matches } from './ptPT/matches.ts';
import { news } from './ptPT/news.ts';
import { search } from './ptPT/search.ts';
import { shell } from './ptPT/shell.ts';

/** Portugal, Mozambique and Angola, as overrides of Brazil's catalogue. */
export const ptPT: Messages = applyOverrides(pt, {
  ...shell,
  ...news,
  ...blocks,
  ...device,
  ...consent,
  ...matches,
  ...competitions,
  ...entities,
  ...follow,
  ...search,
});
