import { blocks } from './es/blocks.ts';
import { competitions } from './es/competitions.ts';
import { device } from './es/device.ts';
import { entities } from './es/entities.ts';
import { matches } from './es/matches.ts';
import { news } from './es/news.ts';
import { shell } from './es/shell.ts';

/**
 * Values are ICU messages; `{x}` is filled in by the page. What the specification says to the letter is pinned in
 * `literalTexts.test.ts`.
 */
export const es = {
  ...shell,
  ...news,
  ...blocks,
  ...device,
  ...matches,
  ...competitions,
  ...entities,
};
