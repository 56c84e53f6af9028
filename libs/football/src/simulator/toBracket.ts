import type {
  BracketMatch,
  BracketRound,
  BracketSide,
  OpenTie,
} from '@cancha/ui/bracket/Bracket/BracketMatch';
import type { SimulatedTie } from '@cancha/stats/simulator/simulateTournament';
import { treeOrder } from '@cancha/stats/worldCup/treeOrder';
import type { Round } from '@cancha/stats/worldCup/worldCup2026';
import { nameOf, type SimulatorTeams } from './SimulatorTeams';
import type { BracketWords } from './bracketWords';
import { readSlot } from '@cancha/stats/ranking/readSlot';
import { fillWords } from '../standings/fillWords';

export type BracketExtras = {
  /** Makes the sides buttons, called by this sentence. */
  readonly choose?: string;
  /** Under a match: what happened to it. */
  readonly markOf?: (number: number) => string | null;
  /** After the number of a match: when and where. */
  readonly noteOf?: (number: number) => string | null;
  readonly scoreOf?: (number: number, side: 'home' | 'away') => string;
  /** The match itself while its score can change. */
  readonly openOf?: (number: number) => OpenTie | null;
};

const rounds: readonly Round[] = ['r32', 'r16', 'quarter', 'semi', 'final'];

/** The knock-out matches by round, each round in the order of the tree. */
export function toBracket(
  ties: readonly SimulatedTie[],
  teams: SimulatorTeams,
  words: BracketWords,
  extras: BracketExtras = {},
): BracketRound[] {
  const toRound = (round: Round): BracketRound => ({
    id: `ronda-${round}`,
    name: words.rounds[round],
    matches: ties
      .filter(({ fixture }) => fixture.round === round)
      .sort((one, other) => treeOrder(one.fixture.number) - treeOrder(other.fixture.number))
      .map((tie) => toMatch(tie, teams, words, extras)),
  });
  return rounds.map((round) =>
    round === 'final' ? { ...toRound(round), below: toRound('third') } : toRound(round),
  );
}

function toMatch(
  tie: SimulatedTie,
  teams: SimulatorTeams,
  words: BracketWords,
  extras: BracketExtras,
): BracketMatch {
  const { number } = tie.fixture;
  const sideOf = (side: 'home' | 'away'): BracketSide => {
    const code = tie[side];
    const name = code === null ? slotText(tie.fixture[side], words) : nameOf(teams, code);
    const canChoose = extras.choose !== undefined && tie.home !== null && tie.away !== null;
    return {
      name,
      short: code ?? tie.fixture[side].replaceAll('/', ''),
      badge: code === null ? null : (teams[code]?.badge ?? null),
      isKnown: code !== null,
      score: extras.scoreOf?.(number, side) ?? '',
      isWinner: tie.winner === side,
      choice: canChoose
        ? { value: `${number}:${side}`, label: fillWords(extras.choose ?? '', { team: name }) }
        : null,
    };
  };
  const [home, away] = [sideOf('home'), sideOf('away')];
  const names = { number, home: spoken(home), away: spoken(away) };
  const note = extras.noteOf?.(number);
  return {
    ...{ home, away, id: `partido-${number}` },
    label: tie.winner
      ? fillWords(words.tieWon, { ...names, winner: (tie.winner === 'home' ? home : away).name })
      : fillWords(words.tie, names),
    // Beside a day and a ground there is room for the figure alone.
    note: note ? `${number} · ${note}` : fillWords(words.matchNumber, { number }),
    mark: extras.markOf?.(number) ?? null,
    open: extras.openOf?.(number) ?? null,
  };
}

function spoken(side: BracketSide): string {
  return side.score === '' ? side.name : `${side.name} ${side.score}`;
}

type SlotWords = Readonly<Record<'first' | 'second' | 'third' | 'winner' | 'loser', string>>;

/** Where a side of a knock-out match will come from, in words: `1A` is "1.º del grupo A". */
function slotText(text: string, words: SlotWords): string {
  const slot = readSlot(text);
  switch (slot?.kind) {
    case 'place':
      return fillWords(slot.place === 1 ? words.first : words.second, { group: slot.group });
    case 'third':
      return fillWords(words.third, { groups: slot.groups.join('/') });
    case 'winner':
      return fillWords(words.winner, { match: slot.match });
    case 'loser':
      return fillWords(words.loser, { match: slot.match });
    case undefined:
      return text;
  }
}
