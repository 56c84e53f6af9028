import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { slugOf } from '../facts/compile/slugOf.ts';
import { notFound } from '../server/ApiProblem.ts';
import { type KnownPlayer, readPlayers } from './readPlayers.ts';

/**
 * The players by id and by name. They are read at the first question and kept, because no source gives them ids and
 * ours cannot be turned back into names; the facts do not change while the server runs.
 */
export class Players {
  readonly #db: OriginDatabase;
  #read: Promise<ReadonlyMap<string, KnownPlayer>> | null = null;

  constructor(db: OriginDatabase) {
    this.#db = db;
  }

  /** @throws ApiProblem when there is no such player */
  async get(id: string): Promise<KnownPlayer> {
    const player = (await this.#all()).get(id);
    if (!player) throw notFound('unknown-player', `There is no player ${id}`);
    return player;
  }

  /** Those whose name holds each word of `search`, accents and capitals aside, by name. */
  async find({
    search,
    teamId,
  }: {
    search?: string | undefined;
    teamId?: string | undefined;
  }): Promise<KnownPlayer[]> {
    const words = search === undefined ? [] : slugOf(search).split('-').filter(Boolean);
    // Signs alone are a part of nobody's name
    if (search !== undefined && words.length === 0) return [];
    return [...(await this.#all()).values()]
      .filter(
        ({ slug, team }) => words.every((word) => slug.includes(word)) && (teamId ?? team.id) === team.id,
      )
      .sort((one, other) => (one.slug === other.slug ? 0 : one.slug < other.slug ? -1 : 1));
  }

  async #all(): Promise<ReadonlyMap<string, KnownPlayer>> {
    this.#read ??= readPlayers(this.#db);
    try {
      return await this.#read;
    } catch (error) {
      this.#read = null;
      throw error;
    }
  }
}
