import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// Measures of the specification that no story measures.
it.each([
  ['external site of the footer', 'shell/Footer/FooterOtherSite', '', 'max-width: 375px'],
  ['text of the footer', 'shell/Footer/FooterExtras', '', 'width: 175px'],
  ['partner logo', 'shell/Footer/FooterExtras', '', 'width: 300px'],
  ['partner logo, from a tablet on', 'shell/Footer/FooterExtras', '(min-width: 769px)', 'width: 600px'],
  ['bottom of the footer', 'shell/Footer/FooterBottom', '', 'min-height: 207px'],
  [
    'bottom of the footer, from a tablet on',
    'shell/Footer/FooterBottom',
    '(min-width: 769px)',
    'min-height: 100px',
  ],
  ['column of the menu', 'shell/Menu/Menu', '(min-width: 768px)', 'margin-right: 35px'],
  ['arrow of a slider', 'list/Slider/Slider', '', 'width: 40px'],
  ['message in the middle of a page', 'block/InfoBlock/InfoBlock', '', 'min-height: 360px'],
  [
    'text of an article: 18 px',
    'article/ArticleBody/ArticleBody',
    '',
    'font-size: calc(1.125rem * var(--text-scale, 1))',
  ],
  [
    'title of an article: 26 to 28 px',
    'text/Headline/Headline',
    '',
    'font-size: clamp(26px, 28px * var(--layout-headScale), 28px)',
  ],
  [
    'title of an article, wider: 44 to 56 px',
    'text/Headline/Headline',
    '(min-width: 769px)',
    'font-size: clamp(44px, 48px * var(--layout-headScale), 56px)',
  ],
  ['shield in a table', 'standings/RankingTable/RankingTable', '', 'width: 25px'],
  ['shield beside a scorer', 'standings/ScorersList/ScorersList', '', 'width: 40px'],
  ['news below it', 'block/InfoBlock/InfoBlock', '(min-width: 1024px)', 'padding-inline: 24px'],
])('%s: %s', (_, component, media, declaration) => {
  const sheet = readFileSync(path.join(import.meta.dirname, `${component}.module.css`), 'utf8');
  const queries = sheet.split(/(?=@media )/);
  const places =
    media === '' ? queries.slice(0, 1) : queries.filter((part) => part.startsWith(`@media ${media}`));

  expect(places.join('')).toContain(` ${declaration};`);
});
