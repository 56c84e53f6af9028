import type { Competition, Game, Round } from '../plan/Story.ts';

function yearOf({ key }: Competition): string {
  return /\d{4}/.exec(key)?.[0] ?? '';
}

/** With its article: `a Copa do Mundo`, `a Copa América de 2024`. */
export function theCompetition(competition: Competition): string {
  const year = yearOf(competition);
  const names: Record<Competition['kind'], string> = {
    'world-cup': year === '2026' ? 'a Copa do Mundo' : `a Copa do Mundo de ${year}`,
    'gold-cup': `a Copa Ouro de ${year}`,
    'copa-america': `a Copa América de ${year}`,
    qualifiers: `as Eliminatórias da Copa do Mundo de ${year}`,
    'play-in': `a repescagem de ${year}`,
    league: 'o Campeonato Costarriquenho',
    other: competition.names.pt,
  };
  return names[competition.kind];
}

/** `da Copa do Mundo`, `das Eliminatórias …` */
export function ofCompetition(competition: Competition): string {
  return contract('de', theCompetition(competition));
}

/** `na Copa do Mundo` */
export function inCompetition(competition: Competition): string {
  return contract('em', theCompetition(competition));
}

/** `Copa do Mundo`: what stands over a headline. */
export function plainCompetition(competition: Competition): string {
  return theCompetition(competition).replace(/^(o|a|as) /, '');
}

/** With its article: `o Grupo A`, `as oitavas de final`, `a final`. */
export function theRound({ kind, group, names }: Round): string {
  const rounds: Record<Round['kind'], string> = {
    group: `o Grupo ${group ?? ''}`,
    r32: 'os 16 avos de final',
    r16: 'as oitavas de final',
    qf: 'as quartas de final',
    sf: 'a semifinal',
    third: 'a disputa do terceiro lugar',
    final: 'a final',
    'half-season': `o ${names.pt}`,
    'play-off': `as ${names.pt.toLowerCase()}`,
  };
  return rounds[kind];
}

/** `do Grupo A`, `das oitavas de final` */
export function ofRound(round: Round): string {
  return contract('de', theRound(round));
}

/** `no Grupo A`, `nas oitavas de final` */
export function inRound(round: Round): string {
  return contract('em', theRound(round));
}

/** `às oitavas de final`, `à final` */
export function toRound(round: Round): string {
  return theRound(round)
    .replace(/^as /, 'às ')
    .replace(/^a /, 'à ')
    .replace(/^o /, 'ao ')
    .replace(/^os /, 'aos ');
}

/** As a headline says it: `às oitavas`. */
export function toRoundShort(round: Round): string {
  return toRound(round).replace(' de final', '');
}

/** `nas oitavas`, as a headline says it. */
export function inRoundShort(round: Round): string {
  return inRound(round).replace(' de final', '');
}

/** Without its article, with a capital: `Oitavas de final`. */
export function plainRound(round: Round): string {
  const name = theRound(round).replace(/^(o|a|os|as) /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `a` + `de` → `da`, and without an article just the preposition. */
function contract(preposition: 'de' | 'em', name: string): string {
  const stem = preposition === 'de' ? 'd' : 'n';
  return /^(o|a|os|as) /.test(name) ? `${stem}${name}` : `${preposition} ${name}`;
}

/** `pela segunda rodada do Grupo C da Copa do Mundo`, `pelas oitavas de final da Copa do Mundo` */
export function byPhase({ round, competition }: Pick<Game, 'round' | 'competition'>): string {
  if (!round) return byArticle(theCompetition(competition));
  if (round.kind === 'final') return `na final ${ofCompetition(competition)}`;
  const week = round.week === null ? null : (weeks[round.week] ?? `${round.week}ª`);
  const part = week === null ? theRound(round) : `a ${week} rodada ${ofRound(round)}`;
  return `${byArticle(part)} ${ofCompetition(competition)}`;
}

const weeks = ['', 'primeira', 'segunda', 'terceira'];

/** `segunda rodada` */
export function weekName(week: number): string {
  return `${weeks[week] ?? `${week}ª`} rodada`;
}

/** `a final` → `pela final` */
function byArticle(name: string): string {
  return /^(o|a|os|as) /.test(name) ? `pel${name}` : `por ${name}`;
}
