import type { EventFact, Facts, LineUpFact, MatchFact, Side } from './factRecords.ts';
import { playerId } from './playerId.ts';

export interface Man {
  team: string;
  name: string;
}

/** Who is who: everybody the facts name, and the one man behind a shirt number or a name of a match. */
export class Roster {
  /** By id. The name is that of his latest squad. */
  readonly players: ReadonlyMap<string, Man>;
  readonly #matches: ReadonlyMap<string, MatchFact>;
  readonly #shirts: ReadonlyMap<string, string>;
  readonly #ids = new Map<string, string>();

  constructor(facts: Facts) {
    this.#matches = new Map(facts.matches.map((match) => [match.key, match]));
    this.#shirts = new Map(
      facts.players.map(({ tournament, team, number, name }) => [`${tournament} ${team} ${number}`, name]),
    );
    this.players = this.#everybody(facts);
  }

  /** Who did it. Told by his shirt where that is known: match reports and squads spell names differently. */
  idIn(event: Pick<EventFact, 'match' | 'kind' | 'side' | 'player' | 'number'>): string {
    return this.#id(this.#manIn(event));
  }

  /** Who went off, in a substitution. */
  idOfOff({
    match,
    side,
    playerOff,
    numberOff,
  }: Pick<EventFact, 'match' | 'side' | 'playerOff' | 'numberOff'>): string | null {
    return playerOff === null ? null : this.#id(this.#man(match, side, numberOff, playerOff));
  }

  manOf({ match, side }: Pick<LineUpFact, 'match' | 'side'>, number: number): { id: string; name: string } {
    const man = this.#man(match, side, number, `#${number}`);
    return { id: this.#id(man), name: man.name };
  }

  #everybody({ players, tournaments, events, lineUps }: Facts): Map<string, Man> {
    const seasons = new Map(tournaments.map(({ key, season }) => [key, season]));
    const latestFirst = players.toSorted((one, other) =>
      (seasons.get(one.tournament) ?? '') < (seasons.get(other.tournament) ?? '') ? 1 : -1,
    );
    const men = [
      ...latestFirst,
      ...lineUps.flatMap(({ lines, bench, match, side }) =>
        [...lines.flat(), ...(bench ?? [])].map((number) => this.#man(match, side, number, `#${number}`)),
      ),
      ...events.map((event) => this.#manIn(event)),
      ...events.flatMap(({ match, side, playerOff, numberOff }) =>
        playerOff === null ? [] : [this.#man(match, side, numberOff, playerOff)],
      ),
    ];
    const byId = new Map<string, Man>();
    for (const { team, name } of men) {
      const id = this.#id({ team, name });
      if (!byId.has(id)) byId.set(id, { team, name });
    }
    return byId;
  }

  #manIn({ match, kind, side, player, number }: Parameters<Roster['idIn']>[0]): Man {
    // The side of an own goal is the side it counts for
    return this.#man(match, kind === 'own' ? otherSide(side) : side, number, player);
  }

  #man(match: string, side: Side, number: number | null, name: string): Man {
    const found = this.#matches.get(match);
    const team = found?.[side] ?? '';
    return { team, name: this.#shirts.get(`${found?.tournament} ${team} ${number}`) ?? name };
  }

  #id({ team, name }: Man): string {
    const key = `${team} ${name}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = playerId(team, name);
    this.#ids.set(key, id);
    return id;
  }
}

function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}
