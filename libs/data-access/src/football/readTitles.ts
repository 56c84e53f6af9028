import type { Title } from '@cancha/stats/standings/TournamentStandings';
import type { MapIssue } from '../mapping/MapResult';
import { isEmptyValue } from '../reading/isRecord';
import { readOptionalList } from '../reading/readEach';
import { mapTeam } from './mapTeam';
import { readMatchList } from './readMatches';
import { titleSchema } from './tournament.wire';

/** Titles whose champion has a name. A match that cannot be read costs no title. */
export function readTitles(value: unknown, owner: string, issues: MapIssue[]): Title[] {
  return readOptionalList(titleSchema, value, owner, issues).flatMap((title) => {
    const champion = mapTeam(title.champion);
    if (!champion) return [];
    const [match] = isEmptyValue(title.match) ? [] : readMatchList([title.match], issues);
    return [
      {
        ...{ name: title.name, champion, runnerUp: mapTeam(title.runner_up), match: match ?? null },
        isOnRecord: title.on_record ?? true,
      },
    ];
  });
}
