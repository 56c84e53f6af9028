import type { Messages } from './Messages';
import { ads } from './en/ads.ts';
import { blocks } from './en/blocks.ts';
import { competitions } from './en/competitions.ts';
import { consent } from './en/consent.ts';
import { device } from './en/device.ts';
import { entities } from './en/entities.ts';
import { follow } from './en/follow.ts';
import { matches } from './en/matches.ts';
import { news } from './en/news.ts';
import { search } from './en/search.ts';
import { shell } from './en/shell.ts';

/** US English. */
export const en: Messages = {
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
