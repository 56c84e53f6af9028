import type { Competition, Round } from '../plan/Story.ts';

/** `2026` of `fifa.wc-2026`. */
export function yearOf({ key }: Competition): string {
  return /\d{4}/.exec(key)?.[0] ?? '';
}

/** With its article: `el Mundial`, `la Copa Oro 2025`. */
export function theCompetition(competition: Competition): string {
  const year = yearOf(competition);
  const names: Record<Competition['kind'], string> = {
    'world-cup': `el Mundial ${year}`,
    'gold-cup': `la Copa Oro ${year}`,
    'copa-america': `la Copa América ${year}`,
    qualifiers: `la eliminatoria al Mundial ${year}`,
    'play-in': competition.key.includes('goldcup')
      ? `la clasificación a la Copa Oro ${year}`
      : `el repechaje a la Copa América ${year}`,
    league: 'el campeonato de Costa Rica',
    other: competition.names.es,
  };
  return names[competition.kind];
}

/** `del Mundial 2026`, `de la Copa Oro 2025` */
export function ofCompetition(competition: Competition): string {
  return `de ${theCompetition(competition)}`.replace(/^de el /, 'del ');
}

/** Without the year, as a headline names it: `el Mundial`, `la Copa América`. */
export function shortCompetition(competition: Competition): string {
  return theCompetition(competition).replace(/ \d{4}$/, '');
}

/** `del Mundial`, `de la Copa América` */
export function ofShortCompetition(competition: Competition): string {
  return `de ${shortCompetition(competition)}`.replace(/^de el /, 'del ');
}

/** `Copa Oro 2025`: what stands over a headline. */
export function plainCompetition(competition: Competition): string {
  const name = theCompetition(competition).replace(/^(el|la) /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** With article: `el grupo A`, `los octavos de final`, `la final`. */
export function theRound({ kind, group, names }: Round): string {
  const rounds: Record<Round['kind'], string> = {
    group: `el grupo ${group ?? ''}`,
    r32: 'los dieciseisavos de final',
    r16: 'los octavos de final',
    qf: 'los cuartos de final',
    sf: 'las semifinales',
    third: 'el partido por el tercer puesto',
    final: 'la final',
    'half-season': `el ${names.es}`,
    'play-off': `las ${names.es.toLowerCase()}`,
  };
  return rounds[kind];
}

/** What a match is played for: `por el grupo A`, `por el tercer puesto`, `en la final`. */
export function forRound(round: Round): string {
  if (round.kind === 'third') return 'por el tercer puesto';
  return `${round.kind === 'final' ? 'en' : 'por'} ${theRound(round)}`;
}

/** `del grupo A`, `de los octavos de final` */
export function ofRound(round: Round): string {
  return `de ${theRound(round)}`.replace(/^de el /, 'del ');
}

/** Without its article: `octavos de final`. */
export function plainRound(round: Round): string {
  return theRound(round).replace(/^(el|la|los|las) /, '');
}

/** As a headline says it: `octavos`. */
export function shortRound(round: Round): string {
  return plainRound(round).replace(' de final', '');
}

const weekNames = ['', 'primera', 'segunda', 'tercera'];

/** `la segunda fecha` */
export function theWeek(week: number): string {
  return weekNames[week] ? `la ${weekNames[week]} fecha` : `la fecha ${week}`;
}
