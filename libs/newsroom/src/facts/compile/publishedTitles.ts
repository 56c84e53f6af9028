import type { TournamentFact } from '../factRecords.ts';
import { stageNames } from './stageNames.ts';

interface PublishedTitle {
  champion: string;
  second: string | null;
  /** Of a half of the season, as the sources of the leagues call it. */
  half?: string;
}

/**
 * Titles of which the sources lack what decided them, by tournament: written down from what was published, with the day they
 * were won. Nobody stands second where that is not certain.
 */
const publishedTitles: Readonly<Record<string, readonly PublishedTitle[]>> = {
  // 1 June and 13 December 2025
  'ar.1-2025': [
    { half: 'Apertura', champion: 'ar-platense', second: 'ar-huracan' },
    { half: 'Clausura', champion: 'ar-estudiantes-lp', second: 'ar-racing-club' },
  ],
  // 29 June and 16 December 2025
  'co.1-2025': [
    { half: 'Apertura', champion: 'co-independiente-santa-fe', second: 'co-independiente-medellin' },
    { half: 'Clausura', champion: 'co-junior-de-barranquilla', second: 'co-deportes-tolima' },
  ],
  // 22 November 2025
  'conmebol.sud-2025': [{ champion: 'ar-ca-lanus', second: 'br-atletico-mg' }],
  // 28 May 2025
  'cr.1-2024-25': [{ half: 'Clausura', champion: 'cr-cs-herediano', second: 'cr-ld-alajuelense' }],
  // November 2025
  'ec.1-2025': [{ champion: 'ec-independiente-del-valle', second: null }],
  // 13 September 2014
  'int.uncaf-2014': [{ champion: 'CRC', second: 'GUA' }],
  // 22 January 2017
  'int.uncaf-2017': [{ champion: 'HON', second: 'PAN' }],
  // 6 December 2025
  'us.1-2025': [{ champion: 'us-inter-miami-cf', second: 'ca-vancouver-whitecaps-fc' }],
};

/** The tournament with the titles that its own matches cannot tell. */
export function withPublishedTitles(tournament: TournamentFact): TournamentFact {
  const { key, rules } = tournament;
  const published = publishedTitles[key];
  if (!rules || !published) return tournament;
  const titles = published.map(({ half, champion, second }) => ({
    stage: null,
    names: half === undefined ? null : stageNames(half),
    published: { champion, second },
  }));
  return { ...tournament, rules: { ...rules, titles: [...rules.titles, ...titles] } };
}
