import type { Translate } from '@cancha/site/context/createSiteTranslator';
import { partingWords, type PartingWords } from '../standings/partingWords';
import { wordsByKey } from '../standings/fillWords';
import { bracketWords, type BracketWords } from './bracketWords';

const keys = [
  ...(['title', 'undo', 'update', 'share', 'copied', 'notShared', 'tools', 'progress'] as const),
  ...(['champion', 'noChampion', 'championLabel', 'win', 'through', 'draw', 'goals', 'match'] as const),
  ...(['thirds', 'thirdsNote', 'zoneDirect', 'zoneThird', 'droppedMark', 'dropped'] as const),
  ...(['teamHeading', 'ofGroup', 'fewer', 'more', 'clear'] as const),
] as const;

/** The words of a simulated World Cup. `fillWords` fills in what stands in braces. */
export type SimulatorWords = Readonly<
  Record<(typeof keys)[number] | 'group' | 'groups' | 'done' | 'close', string>
> & {
  readonly partings: PartingWords;
  readonly bracket: BracketWords;
};

/** Every value stays open. */
const open = {
  ...{ n: '{n}', letter: '{letter}', team: '{team}', other: '{other}' },
  ...{ home: '{home}', away: '{away}' },
};

export function toSimulatorWords(t: Translate): SimulatorWords {
  return {
    ...wordsByKey(keys, (key) => t(`simulator.${key}`, open)),
    group: t('worldCup.group', open),
    groups: t('worldCup.groups'),
    done: t('overlay.done'),
    close: t('overlay.close'),
    partings: partingWords(t),
    bracket: bracketWords(t),
  };
}
