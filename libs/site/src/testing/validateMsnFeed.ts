import { parseRssFeed, type RssFeed } from 'feedsmith';

const dayMs = 24 * 60 * 60_000;
type Item = RssFeed.Item<string>;

/** Tags that Microsoft takes in the body of an article. */
const allowed =
  /^(?:b|i|em|strong|sub|sup|small|h[1-5]|a|img|table|thead|tbody|tfoot|tr|td|th|col|caption|colgroup|ul|ol|li|p|div|span|br|blockquote|iframe|figure|figcaption|hr)$/;

/** What is wrong with a feed by Microsoft's public rules, a line each with the id of the item. */
export function validateMsnFeed(xml: string, kind: 'articles' | 'slideshows', now: Date): string[] {
  const { items = [], language } = parseRssFeed(xml);
  const ids = items.map(({ guid }) => guid?.value ?? '');
  return [
    ...(language ? [] : ['the feed has no language']),
    ...(new Set(ids).size === ids.length ? [] : ['an id occurs twice']),
    ...items.flatMap((item) =>
      [...itemProblems(item, now), ...(kind === 'slideshows' ? aboutSlides(item) : aboutBody(item))].map(
        (problem) => `${item.guid?.value ?? '?'}: ${problem}`,
      ),
    ),
  ];
}

function itemProblems({ title = '', guid, link = '', pubDate, dc }: Item, now: Date): string[] {
  const length = Array.from(title).length;
  const age = now.getTime() - Date.parse(pubDate ?? '');
  return [
    length > 20 && length <= 150 ? null : `a title of ${length} characters`,
    /<[a-z/]|&(?:amp|lt|gt|quot|nbsp);/i.test(title) ? 'HTML in the title' : null,
    guid?.value ? null : 'no id',
    /^https?:\/\//.test(link) ? null : 'no link',
    age >= 0 && age < 365 * dayMs ? null : `published ${pubDate ?? 'never'}`,
    dc?.creators?.some((name) => /</.test(name)) ? 'HTML in the author' : null,
  ].filter((problem) => problem !== null);
}

function aboutSlides({ media }: Item): string[] {
  const contents = media?.contents ?? [];
  return contents.length === 0
    ? ['no slides']
    : contents.flatMap(({ url = '', medium, title, credits }, i) => [
        ...(/^https?:\/\//.test(url) ? [] : [`slide ${i}: no picture`]),
        ...(medium === 'image' ? [] : [`slide ${i}: not said to be a picture`]),
        ...(title?.value ? [] : [`slide ${i}: no title`]),
        ...(credits?.[0]?.value ? [] : [`slide ${i}: no credit`]),
      ]);
}

function aboutBody({ content, media }: Item): string[] {
  const html = content?.encoded ?? '';
  const tags = Array.from(html.matchAll(/<([a-z][a-z0-9-]*)/gi), ([, name = '']) => name.toLowerCase());
  const bad = [...new Set(tags.filter((name) => !allowed.test(name)))];
  return [
    ...(html === '' ? ['no text'] : []),
    ...bad.map((name) => `<${name}> in the text`),
    ...(/\s(?:style|on[a-z]+)="/i.test(html) ? ['styles or handlers in the text'] : []),
    ...(/(?:href|src)="(?!https?:|mailto:|tel:|#)/i.test(html) ? ['a relative address in the text'] : []),
    ...((media?.contents ?? []).every(({ credits }) => credits?.[0]?.value)
      ? []
      : ['a picture without credit']),
  ];
}
