import type { Round } from '@cancha/stats/worldCup/worldCup2026';
import type { PartingWords } from '../standings/partingWords';

/** The words of a simulated World Cup. What stands in braces is filled in by `fillWords`. */
export type SimulatorWords = {
  readonly [
    Key in
      | 'real'
      | 'nothing'
      | 'undo'
      | 'update'
      | 'share'
      | 'copied'
      | 'notShared'
      | 'tools'
      | 'progress'
      | 'champion'
      | 'noChampion'
      | 'championLabel'
      | 'win'
      | 'through'
      | 'draw'
      | 'goals'
      | 'match'
      | 'thirds'
      | 'thirdsNote'
      | 'zoneDirect'
      | 'zoneThird'
      | 'droppedMark'
      | 'dropped'
      | 'teamHeading'
      | 'ofGroup'
      | 'title'
  ]: string;
} & {
  readonly group: string;
  readonly groups: string;
  readonly partings: PartingWords;
  readonly bracket: BracketWords;
};

export type BracketWords = {
  readonly rounds: Readonly<Record<Round, string>>;
  readonly title: string;
  readonly label: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly winner: string;
  readonly loser: string;
  readonly tie: string;
  readonly tieWon: string;
  readonly matchNumber: string;
};
