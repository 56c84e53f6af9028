import { eq } from 'drizzle-orm';
import { articles } from '../database/contentTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { GivenFields } from './givenFields.ts';

// Above what an address or a call can name as an id.
const firstOwnId = 1_000_000_000;

/** Under what a given article is stored. `idIsGiven`: the number is the id it came with. */
export type Claim = { id: number; idIsGiven: boolean; link: string; slug: string };

/** Which ids, addresses and slugs of a site are taken. */
export class GivenClaims {
  readonly #ids = new Set<number>();
  readonly #links = new Set<string>();
  readonly #slugs = new Set<string>();
  #nextId = firstOwnId;

  static async read(db: OriginDatabase, site: string): Promise<GivenClaims> {
    const { id, link, slug } = articles;
    const rows = await db.select({ id, link, slug }).from(articles).where(eq(articles.site, site));
    const claims = new GivenClaims();
    for (const row of rows) claims.#take(row);
    return claims;
  }

  /** Takes an id, an address and a slug; `null` when another article has the address. */
  claim(fields: Pick<GivenFields, 'id' | 'link'>): Claim | null {
    if (fields.link !== null && this.#links.has(fields.link)) return null;

    const number = /^[1-9]\d{0,8}$/.test(fields.id) ? Number(fields.id) : null;
    const idIsGiven = number !== null && !this.#ids.has(number);
    const id = idIsGiven ? number : this.#nextId;
    if (id === this.#nextId) this.#nextId += 1;

    // Without an address it is found by its id alone.
    const link = fields.link ?? `/-/${id}`;
    const name = link.slice(link.lastIndexOf('/') + 1).replace(/\.html$/i, '');
    const claim = {
      id,
      idIsGiven,
      link,
      slug: this.#slugs.has(name) || name === '' ? `${name}-${id}` : name,
    };
    this.#take(claim);
    return claim;
  }

  #take({ id, link, slug }: Pick<Claim, 'id' | 'link' | 'slug'>): void {
    this.#ids.add(id);
    this.#links.add(link);
    this.#slugs.add(slug);
  }
}
