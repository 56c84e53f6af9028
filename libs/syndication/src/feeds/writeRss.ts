import { generateRssFeed, type RssFeed } from 'feedsmith';

/** As `feedsmith` takes it. */
export type RssChannel = RssFeed.Feed<Date>;
export type RssItem = RssFeed.Item<Date>;

/** What XML has no way to say: most control characters and half a character. */
const unsayable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The XML of a feed. Nothing in it depends on when it was made: while nothing changes, its bytes do not. */
export function writeRss(channel: RssChannel): string {
  const written = generateRssFeed(channel).replace(unsayable, '');
  // Many readers show the line breaks that stand around a text as part of it.
  return written.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></');
}

/** Plain text where HTML is read. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** When the last of some articles changed; `null` where none says. */
export function lastChange(
  articles: readonly { publishedAt: string | null; modifiedAt: string | null }[],
): Date | null {
  const times = articles
    .map(({ publishedAt, modifiedAt }) => Date.parse(modifiedAt ?? publishedAt ?? ''))
    .filter((time) => !Number.isNaN(time));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
