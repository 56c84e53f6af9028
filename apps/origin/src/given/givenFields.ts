/** A record that was given: any fields, of any type. */
export type Given = Record<string, unknown>;

export type GivenTopic = { slug: string; name: string };

/** What lists and lookups need of a given article, as far as it says so in a usable way. */
export type GivenFields = {
  /** As text, whatever it was. */
  id: string;
  /** Path on the site, without query and trailing slash; `null` where no address is usable. */
  link: string | null;
  draft: boolean;
  section: GivenTopic | null;
  categories: GivenTopic[];
  tags: GivenTopic[];
  authors: { username: string; name: string; picture: string | null }[];
  publishedAt: Date;
  modifiedAt: Date;
};

/** Reads those fields; `null` for what is no object or has no id. */
export function givenFields(given: unknown): GivenFields | null {
  if (!isRecord(given)) return null;
  const id = typeof given['id'] === 'number' ? String(given['id']) : text(given['id']);
  if (id === '' || id.length > longestName) return null;

  const publishedAt = moment(given['published_at']) ?? moment(given['modified_at']) ?? new Date(0);
  const modifiedAt = moment(given['modified_at']) ?? publishedAt;
  return {
    id,
    link: linkOf(given),
    draft: given['status'] === 'draft',
    section: topic(given['section_slug'], given['section']),
    categories: topics(given['categories'], 'categorySlug', 'categoryName'),
    tags: topics(given['tags'], 'url', 'text'),
    authors: records(given['author']).flatMap(author),
    publishedAt,
    modifiedAt: modifiedAt < publishedAt ? publishedAt : modifiedAt,
  };
}

/** The text of a field, trimmed; empty for whatever is no text. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

// What an index takes in with room to spare.
const longestName = 200;
const slugs = /^[a-z0-9][\w-]*(\/[\w-]+)*$/i;

function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function records(value: unknown): Given[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

function linkOf(given: Given): string | null {
  for (const name of ['link', 'local_path', 'url', 'canonical']) {
    const path = URL.parse(text(given[name]), 'http://site')?.pathname.replace(/\/+$/, '');
    if (path?.startsWith('/')) return decoded(path);
  }
  return null;
}

/** As the router hands a path over. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An offset may lack its colon, and a time its zone: then it is UTC. */
function moment(value: unknown): Date | null {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
    text(value),
  );
  if (!parts) return null;
  const [, day = '', time = '00:00', zone = 'Z'] = parts;
  const at = new Date(`${day}T${time}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2').toUpperCase()}`);
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1 ? null : at;
}

function author(given: Given): GivenFields['authors'] {
  const username = text(given['username']);
  if (!slugs.test(username) || username.length > longestName) return [];
  return [{ username, name: text(given['name']) || username, picture: text(given['picture']) || null }];
}

function topics(value: unknown, slugName: string, nameName: string): GivenTopic[] {
  const found = records(value).flatMap((entry) => topic(entry[slugName], entry[nameName]) ?? []);
  return [...new Map(found.map((entry) => [entry.slug, entry])).values()];
}

/** A slug, or an address that ends in one; without either, one made of the name. */
function topic(slugOrUrl: unknown, name: unknown): GivenTopic | null {
  const path = text(slugOrUrl);
  const last = /^(https?:\/)?\//i.test(path)
    ? (path.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '')
    : path;
  const slug = last || toSlug(text(name));
  if (!slugs.test(slug) || slug.length > longestName) return null;
  return { slug, name: text(name) || slug };
}

function toSlug(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
