import type { SourceNames } from './sourceTypes.ts';

const rounds = {
  r32: { es: 'Dieciseisavos de final', pt: '16 avos de final', en: 'Round of 32' },
  r16: { es: 'Octavos de final', pt: 'Oitavas de final', en: 'Round of 16' },
  qf: { es: 'Cuartos de final', pt: 'Quartas de final', en: 'Quarter-finals' },
  sf: { es: 'Semifinales', pt: 'Semifinais', en: 'Semi-finals' },
  third: { es: 'Tercer puesto', pt: 'Disputa do terceiro lugar', en: 'Third-place play-off' },
  final: { es: 'Final', pt: 'Final', en: 'Final' },
  'Round 1': { es: 'Primera ronda', pt: 'Primeira fase', en: 'Round one' },
  'Round of 16': { es: 'Octavos de final', pt: 'Oitavas de final', en: 'Round of 16' },
  Quarterfinals: { es: 'Cuartos de final', pt: 'Quartas de final', en: 'Quarter-finals' },
  Semifinals: { es: 'Semifinales', pt: 'Semifinais', en: 'Semi-finals' },
  Final: { es: 'Final', pt: 'Final', en: 'Final' },
  Apertura: { es: 'Apertura', pt: 'Apertura', en: 'Apertura' },
  Clausura: { es: 'Clausura', pt: 'Clausura', en: 'Clausura' },
  'Apertura Playoffs Semifinals': {
    es: 'Semifinales del Apertura',
    pt: 'Semifinais do Apertura',
    en: 'Apertura semi-finals',
  },
  'Apertura Playoffs Final': { es: 'Final del Apertura', pt: 'Final do Apertura', en: 'Apertura final' },
  'Apertura Playoffs Gran Final': {
    es: 'Gran final del Apertura',
    pt: 'Grande final do Apertura',
    en: 'Apertura grand final',
  },
} as const satisfies Record<string, SourceNames>;

const byName: ReadonlyMap<string, SourceNames> = new Map(Object.entries(rounds));

/**
 * What a round of the sources is called in print.
 * @throws Error for a round nobody has named yet
 */
export function stageNames(round: string): SourceNames {
  const found = byName.get(round);
  if (!found) throw new Error(`No names for the round "${round}"`);
  return found;
}

export function groupNames(letter: string): SourceNames {
  return { es: `Grupo ${letter}`, pt: `Grupo ${letter}`, en: `Group ${letter}` };
}
