import type { ScorePair, Side } from '../../facts/factRecords.ts';
import type { Picture } from '@cancha/drawings/pictureSchema.ts';
import type { Statement } from './Statement.ts';

export type Language = 'es' | 'pt' | 'en';
export type Names = Record<Language, string>;

/** `key` of a nation is its trigram: grammar of a language goes by it. */
export interface Team {
  key: string;
  kind: 'national' | 'club';
  names: Names;
  code: string;
}

export type CompetitionKind =
  'world-cup' | 'gold-cup' | 'copa-america' | 'qualifiers' | 'play-in' | 'league' | 'other';

export interface Competition {
  key: string;
  kind: CompetitionKind;
  /** As the records write it: `2026`, `2024-25`. */
  season: string;
  names: Names;
}

export interface Round {
  kind: 'group' | 'r32' | 'r16' | 'qf' | 'sf' | 'third' | 'final' | 'half-season' | 'play-off';
  names: Names;
  /** `A` to `L`. */
  group: string | null;
  /** Matchday inside the group or the half season, from 1. */
  week: number | null;
}

/** A match as it is told. The score is home first and counts extra time. */
export interface Game {
  key: string;
  competition: Competition;
  round: Round | null;
  home: Team;
  away: Team;
  /** The day where it was played, `2026-06-11`. */
  day: string;
  /** `null`: only the day is recorded. */
  kickOff: Date | null;
  /** Of the site that tells it: its readers' clocks. */
  timeZone: string;
  city: string | null;
  stadium: string | null;
  attendance: number | null;
  referee: string | null;
  score: ScorePair | null;
  halfTime: ScorePair | null;
  penalties: ScorePair | null;
  /** Who went on: by goals or by kicks. `null` for a draw that stayed one and before the match. */
  winner: Side | null;
  decidedBy: 'goals' | 'extra-time' | 'shoot-out' | 'table';
  played: boolean;
}

export interface Goal {
  minute: string;
  player: string;
  /** On the shirt, where it is recorded. */
  number: number | null;
  /** The side it counts for. */
  side: Side;
  kind: 'goal' | 'penalty' | 'own';
  /** As it stood after this goal, home first. */
  score: ScorePair;
  /** The minute in which its scorer had come on, for a substitute. */
  cameOn: string | null;
}

export interface TableRow {
  place: number;
  team: Team;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
}

/** What every story brings to the page, whatever language it is told in. */
interface StoryBase {
  /** `report:wc2026-001`, `group:D:3`, `campaign:PAN`: what a site leaves out is named by it. */
  key: string;
  /** Never changes for the same subject. */
  id: number;
  /** A key of the site's `sections` and `desks` settings: `world-cup`, `CRC`, `league` … */
  subject: string;
  alsoIn: string[];
  desk: string;
  publishedAt: Date;
  teams: Team[];
  /** Players who get a topic of their own when the site knows them already. */
  players: string[];
  /** Keys of every match whose score or minutes may be mentioned. */
  matches: string[];
  matchCard: string | null;
  /** Any of them may be drawn; the first is the best. */
  pictures: Picture[];
  statements: Statement[];
}

export interface ReportStory extends StoryBase {
  kind: 'report';
  game: Game;
  goals: Goal[];
}

export interface PreviewStory extends StoryBase {
  kind: 'preview';
  game: Game;
}

/** A group of the World Cup after one of its matchdays. */
export interface GroupStory extends StoryBase {
  kind: 'group';
  competition: Competition;
  round: Round;
  week: number;
  games: Game[];
  table: TableRow[];
  /** Places that are sure: the three matchdays are over. */
  finished: boolean;
}

/** A tournament of one team, when its last match is over. */
export interface CampaignStory extends StoryBase {
  kind: 'campaign';
  competition: Competition;
  team: Team;
  games: Game[];
  scorers: { player: string; goals: number }[];
  /** The round of the last match. */
  reached: Round;
  record: Omit<TableRow, 'place' | 'team'>;
}

/** A matchday of a league with its table. */
export interface RoundStory extends StoryBase {
  kind: 'round';
  competition: Competition;
  round: Round;
  week: number;
  games: Game[];
  postponed: Game[];
  table: TableRow[];
}

/** A half season of one club. */
export interface SeasonStory extends StoryBase {
  kind: 'season';
  competition: Competition;
  round: Round;
  team: Team;
  games: Game[];
  place: number;
  record: Omit<TableRow, 'place' | 'team'>;
  home: Omit<TableRow, 'place' | 'team'>;
  away: Omit<TableRow, 'place' | 'team'>;
  /** The last matchday has results that were never recorded. */
  partial: boolean;
}

export type Story = ReportStory | PreviewStory | GroupStory | CampaignStory | RoundStory | SeasonStory;
export type StoryOf<Kind extends Story['kind']> = Extract<Story, { kind: Kind }>;
