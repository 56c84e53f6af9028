/** What a page says of itself to machines. Absent is `null`. */
export type PageFacts = {
  /** Canonical address, absolute. */
  readonly url: string;
  readonly title: string;
  readonly language: string;
  readonly kind: string;
  readonly section: string | null;
  readonly contentId: string | null;
  readonly authors: readonly string[];
  readonly publishedAt: string | null;
};

/** Kinds of pages by the schema.org type of what they are about. */
const kinds: Readonly<Record<string, string>> = {
  NewsArticle: 'article',
  LiveBlogPosting: 'live-blog',
  WebSite: 'home',
  SportsEvent: 'match',
  SportsTeam: 'team',
  ProfilePage: 'author',
};

type Described = { readonly '@type'?: unknown; readonly datePublished?: unknown };
type Targeting = { readonly id?: unknown; readonly section?: unknown; readonly authors?: unknown };

/** The JSON in the scripts of the page that `selector` finds; what is none is left out. */
function readScripts<Data>(selector: string): Data[] {
  return [...document.querySelectorAll(selector)].flatMap(({ textContent }) => {
    try {
      const data: unknown = JSON.parse(textContent);
      return typeof data === 'object' && data !== null ? [data as Data] : [];
    } catch {
      return [];
    }
  });
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What is in the document already, for search engines and for ads, is all that services are told. */
export function readPage(): PageFacts {
  const described = readScripts<Described>('script[type="application/ld+json"]');
  const main = described.find(({ '@type': type }) => typeof type === 'string' && Object.hasOwn(kinds, type));
  const [targeting = {}] = readScripts<Targeting>('script[data-targeting]');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const isList = document.querySelector('[data-endless-rows]') !== null;
  return {
    url: canonical || location.origin + location.pathname + location.search,
    title: document.title,
    language: document.documentElement.lang,
    kind: kinds[String(main?.['@type'])] ?? (isList ? 'list' : 'page'),
    section: textOrNull(targeting.section),
    contentId: textOrNull(targeting.id),
    authors: texts(targeting.authors),
    publishedAt: textOrNull(main?.datePublished),
  };
}
