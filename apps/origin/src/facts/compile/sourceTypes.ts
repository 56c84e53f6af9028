// The files of the data folder, as far as they are read here.

export type SourceNames = { es: string; pt: string; en: string };
export type SourcePair = [number, number];

export interface SourceNation {
  id: string;
  names: SourceNames;
  iso2: string | null;
  group?: string;
  coach?: string;
}

export interface SourceScore {
  ft: SourcePair;
  ht?: SourcePair;
  et?: SourcePair;
  pen?: SourcePair;
}

export interface SourceWorldCup {
  competition: { id: string; names: SourceNames };
  season: string;
  venues: {
    id: string;
    name: string;
    city: string;
    country: string;
    capacity: number;
    coords: [number, number];
  }[];
  teams: SourceNation[];
  matches: SourceWorldCupMatch[];
}

export interface SourceWorldCupMatch {
  id: string;
  stage: string;
  group?: string;
  matchday?: number;
  date: string;
  utc: string;
  venue: string;
  home: string;
  away: string;
  status: string;
  score?: SourceScore;
  attendance?: number;
  referee?: string;
}

export interface SourceEvent {
  t: 'goal' | 'yellow' | 'yellow-red' | 'red' | 'sub';
  m: string;
  team: string;
  no: number;
  p: string;
  og?: boolean;
  pen?: boolean;
  off?: string;
  offNo?: number;
}

export interface SourceLineUp {
  formation: string;
  xi: { no: number; name: string; line: number; captain?: boolean }[];
}

export interface SourceEvents {
  matches: Record<
    string,
    {
      lineups: Record<string, SourceLineUp> | null;
      events: SourceEvent[];
      shootout?: { team: string; no: number; p: string; scored: boolean }[];
    }
  >;
}

export interface SourceSquads {
  squads: Record<
    string,
    {
      no: number;
      name: string;
      pos: 'GK' | 'DF' | 'MF' | 'FW';
      dob?: string;
      club?: string;
      clubCountry?: string;
    }[]
  >;
}

export interface SourceLeague {
  competition: { id: string };
  season: string;
  teams: string[];
  matches: {
    id: string;
    stage?: string;
    round?: string;
    matchday?: number;
    date: string;
    utc?: string;
    home: string;
    away: string;
    status: string;
    score?: SourceScore;
  }[];
}

export interface SourceInternationals {
  teams: SourceNation[];
  matches: SourceInternational[];
}

export interface SourceInternational {
  id: string;
  date: string;
  t: string;
  home: string;
  away: string;
  score?: SourcePair;
  city: string;
  shootoutWinner?: string;
  goals?: { m: number | null; team: string; p: string; pen?: boolean; og?: boolean }[];
}

export interface SourceClubs {
  clubs: { id: string; name: string; short: string; iso2: string; city?: string; code: string }[];
}
