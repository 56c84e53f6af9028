/** What each kind of thing has to say; others need their kind alone. Search engines refuse an article without these. */
const required: Readonly<Record<string, readonly string[]>> = {
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  LiveBlogPosting: ['headline', 'datePublished', 'coverageStartTime', 'liveBlogUpdate'],
  BlogPosting: ['headline', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Organization: ['name'],
  NewsMediaOrganization: ['name'],
  Person: ['name'],
  WebSite: ['name', 'url'],
  ImageObject: ['url'],
  SportsEvent: ['name', 'startDate'],
};

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with one block of JSON-LD: no JSON, no kind, or a field missing that its kind has to have. */
export function validateJsonLd(text: string): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [`JSON-LD is no JSON: ${text.slice(0, 80)}`];
  }
  const blocks = Array.isArray(parsed) ? (parsed as unknown[]) : [parsed];
  return blocks.flatMap((block) => {
    if (!isThing(block)) return ['JSON-LD is no object'];
    const context = isEmpty(block['@context']) ? ['JSON-LD has no @context'] : [];
    const graph = block['@graph'];
    const things = Array.isArray(graph) ? (graph as unknown[]) : [block];
    return [...context, ...things.flatMap((thing) => thingProblems(thing, ''))];
  });
}

/** A thing and those within it. What only names another by its `@id` says nothing else. */
function thingProblems(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => thingProblems(item, path));
  if (!isThing(value)) return [];
  if (Object.keys(value).every((key) => key === '@id') && !isEmpty(value['@id'])) return [];
  const kinds = [value['@type']].flat().filter((kind) => typeof kind === 'string');
  const place = path === '' ? '' : ` in ${path}`;
  const own =
    kinds.length === 0
      ? [`JSON-LD${place}: a thing without @type`]
      : kinds.flatMap((kind) =>
          (required[kind] ?? [])
            .filter((field) => isEmpty(value[field]))
            .map((field) => `JSON-LD${place}: ${kind} without ${field}`),
        );
  const within = Object.entries(value).filter(([key]) => !key.startsWith('@'));
  return [...own, ...within.flatMap(([key, inner]) => thingProblems(inner, key))];
}
