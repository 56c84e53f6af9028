import type { SourceNames } from './sourceTypes.ts';

const rounds = {
  group: { es: 'Fase de grupos', pt: 'Fase de grupos', en: 'Group stage' },
  r32: { es: 'Dieciseisavos de final', pt: '16 avos de final', en: 'Round of 32' },
  r16: { es: 'Octavos de final', pt: 'Oitavas de final', en: 'Round of 16' },
  qf: { es: 'Cuartos de final', pt: 'Quartas de final', en: 'Quarter-finals' },
  sf: { es: 'Semifinales', pt: 'Semifinais', en: 'Semi-finals' },
  third: { es: 'Tercer puesto', pt: 'Disputa do terceiro lugar', en: 'Third-place play-off' },
  fifth: { es: 'Quinto puesto', pt: 'Disputa do quinto lugar', en: 'Fifth-place play-off' },
  final: { es: 'Final', pt: 'Final', en: 'Final' },
  Table: { es: 'Clasificación', pt: 'Classificação', en: 'Standings' },
  'Final round': { es: 'Fase final', pt: 'Fase final', en: 'Final round' },
  'Regular season': { es: 'Temporada regular', pt: 'Temporada regular', en: 'Regular season' },
  League: { es: 'Fase de liga', pt: 'Fase de liga', en: 'League phase' },
  Apertura: { es: 'Apertura', pt: 'Apertura', en: 'Apertura' },
  Clausura: { es: 'Clausura', pt: 'Clausura', en: 'Clausura' },
  '1° Semestre': { es: 'Primer semestre', pt: 'Primeiro semestre', en: 'First half of the year' },
  'Eastern Conference': { es: 'Conferencia Este', pt: 'Conferência Leste', en: 'Eastern Conference' },
  'Western Conference': { es: 'Conferencia Oeste', pt: 'Conferência Oeste', en: 'Western Conference' },
  'Preliminary round': { es: 'Fase previa', pt: 'Fase preliminar', en: 'Preliminary round' },
  'Round 1': { es: 'Primera ronda', pt: 'Primeira fase', en: 'Round one' },
  'Round 2': { es: 'Segunda ronda', pt: 'Segunda fase', en: 'Round two' },
  'Round 3': { es: 'Tercera ronda', pt: 'Terceira fase', en: 'Round three' },
  'Round 4': { es: 'Cuarta ronda', pt: 'Quarta fase', en: 'Round four' },
  'Round 5': { es: 'Hexagonal final', pt: 'Hexagonal final', en: 'Final hexagonal' },
  'Round of 32': { es: 'Dieciseisavos de final', pt: '16 avos de final', en: 'Round of 32' },
  'Round of 16': { es: 'Octavos de final', pt: 'Oitavas de final', en: 'Round of 16' },
  Quarterfinals: { es: 'Cuartos de final', pt: 'Quartas de final', en: 'Quarter-finals' },
  Semifinals: { es: 'Semifinales', pt: 'Semifinais', en: 'Semi-finals' },
  Final: { es: 'Final', pt: 'Final', en: 'Final' },
  'Gran Final': { es: 'Gran final', pt: 'Grande final', en: 'Grand final' },
  Playoffs: { es: 'Repechaje', pt: 'Repescagem', en: 'Play-offs' },
  Wildcard: { es: 'Partidos de comodín', pt: 'Partidas de repescagem', en: 'Wild card' },
  'Conference Semifinals': {
    es: 'Semifinales de conferencia',
    pt: 'Semifinais de conferência',
    en: 'Conference semi-finals',
  },
  'Conference Finals': {
    es: 'Finales de conferencia',
    pt: 'Finais de conferência',
    en: 'Conference finals',
  },
  'Play-in round 1': {
    es: 'Primera ronda del play-in',
    pt: 'Primeira fase do play-in',
    en: 'Play-in round one',
  },
  'Play-in round 2': {
    es: 'Segunda ronda del play-in',
    pt: 'Segunda fase do play-in',
    en: 'Play-in round two',
  },
} as const satisfies Record<string, SourceNames>;

const byName: ReadonlyMap<string, SourceNames> = new Map(Object.entries(rounds));

/** What a round of the sources is called in print. A round nobody has named yet keeps the source's own words. */
export function stageNames(round: string): SourceNames {
  const whole = byName.get(round);
  if (whole) return whole;
  const half = /^(Apertura|Clausura) Playoffs (.+)$/.exec(round);
  if (half?.[1] !== undefined && half[2] !== undefined) return namesOfHalf(half[1], stageNames(half[2]));
  const within = /^(Finals|Playoffs|Qualifying) (.+)$/.exec(round);
  if (within?.[2] !== undefined)
    return within[1] === 'Qualifying' ? qualifying(within[2]) : stageNames(within[2]);
  const letter = /^(Group|Zona|League) ([A-Z\d])$/.exec(round);
  if (letter?.[2] !== undefined) return lettered[letter[1] ?? '']?.(letter[2]) ?? groupNames(letter[2]);
  if (round.includes(', ')) return joinNames(round.split(', ').map(stageNames));
  return { es: round, pt: round, en: round };
}

export function groupNames(letter: string): SourceNames {
  return { es: `Grupo ${letter}`, pt: `Grupo ${letter}`, en: `Group ${letter}` };
}

function zoneNames(letter: string): SourceNames {
  return { es: `Zona ${letter}`, pt: `Zona ${letter}`, en: `Zone ${letter}` };
}

function leagueNames(letter: string): SourceNames {
  return { es: `Liga ${letter}`, pt: `Liga ${letter}`, en: `League ${letter}` };
}

const lettered: Readonly<Record<string, (letter: string) => SourceNames>> = {
  Group: groupNames,
  Zona: zoneNames,
  League: leagueNames,
};

function namesOfHalf(half: string, { es, pt, en }: SourceNames): SourceNames {
  const isGroup = /^Group [A-Z]$/.test(en);
  return {
    es: `${es} del ${half}`,
    pt: `${pt} do ${half}`,
    en: isGroup ? `${half} ${en}` : `${half} ${en.toLowerCase()}`,
  };
}

function qualifying(round: string): SourceNames {
  const { es, pt, en } = stageNames(round);
  return {
    es: `${es} de clasificación`,
    pt: `${pt} de classificação`,
    en: `Qualifying ${en.toLowerCase()}`,
  };
}

function joinNames(parts: SourceNames[]): SourceNames {
  const join = (language: keyof SourceNames): string => parts.map((names) => names[language]).join(', ');
  return { es: join('es'), pt: join('pt'), en: join('en') };
}
