import { partingWords } from '../standings/partingWords';
import type { Translate } from '@cancha/site/context/createSiteTranslator';
import { bracketWords } from './bracketWords';
import type { SimulatorWords } from './SimulatorWords';

/** The sentences of a simulated World Cup, with their places open. */
export function toSimulatorWords(t: Translate): SimulatorWords {
  const team = { team: '{team}' };
  return {
    title: t('simulator.title'),
    real: t('simulator.real'),
    nothing: t('simulator.nothing'),
    undo: t('simulator.undo'),
    update: t('simulator.update'),
    share: t('simulator.share'),
    copied: t('simulator.copied'),
    notShared: t('simulator.notShared'),
    tools: t('simulator.tools'),
    progress: t('simulator.progress', { n: '{n}' }),
    champion: t('simulator.champion', team),
    noChampion: t('simulator.noChampion'),
    championLabel: t('simulator.championLabel'),
    win: t('simulator.win', team),
    through: t('simulator.through', team),
    draw: t('simulator.draw'),
    goals: t('simulator.goals', { ...team, other: '{other}' }),
    match: t('simulator.match', { home: '{home}', away: '{away}' }),
    thirds: t('simulator.thirds'),
    thirdsNote: t('simulator.thirdsNote'),
    zoneDirect: t('simulator.zoneDirect'),
    zoneThird: t('simulator.zoneThird'),
    droppedMark: t('simulator.droppedMark'),
    dropped: t('simulator.dropped', { n: '{n}' }),
    teamHeading: t('simulator.teamHeading'),
    ofGroup: t('simulator.ofGroup', { letter: '{letter}' }),
    group: t('worldCup.group', { letter: '{letter}' }),
    groups: t('worldCup.groups'),
    partings: partingWords(t),
    bracket: bracketWords(t),
  };
}
