import type { Pick } from '@cancha/stats/simulator/applyPick';
import type { Picks } from '@cancha/stats/simulator/Picks';
import type { Simulation } from '@cancha/stats/simulator/simulateTournament';
import type { SimulatedGroup } from '@cancha/stats/simulator/rankGroups';
import { worldCup2026 } from '@cancha/stats/worldCup/worldCup2026';
import { thirdsThrough2026 } from '@cancha/stats/worldCup/worldCupRules';
import { ScorePick, type ScorePickSheet } from '@cancha/ui/simulator/ScorePick/ScorePick';
import { RankingTable, type RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { fillWords } from '../standings/fillWords';
import { partingSentences } from '../standings/partingWords';
import styles from './Simulator.module.css';
import { nameOf, type SimulatorTeams } from './SimulatorTeams';
import type { SimulatorWords } from './toSimulatorWords';
import { toGroupRows } from './toGroupRows';
import { toScorePick } from './toScorePick';

type GroupPicksProps = {
  group: SimulatedGroup;
  simulation: Simulation;
  picks: Picks;
  teams: SimulatorTeams;
  words: SimulatorWords;
  tableLabels: RankingTableProps['labels'];
  onPick: (pick: Pick | null) => void;
  openSheet: ScorePickSheet['open'] | null;
};

/** A group: its table as picked, why it stands so, and its six matches. */
export function GroupPicks(props: GroupPicksProps): JSX.Element {
  const { group, simulation, picks, teams, words, tableLabels, onPick, openSheet } = props;
  const { letter, ranked } = group;
  const { areGroupsComplete, thirds } = simulation;
  const through = thirds.slice(0, areGroupsComplete ? thirdsThrough2026 : 0);
  const isThrough = (id: string) => through.some(({ standing }) => standing.teamId === id);
  const sentences = partingSentences(ranked, (id) => nameOf(teams, id), words.partings);
  return (
    <section className={styles['group']} id={`grupo-${letter}`} aria-labelledby={`grupo-${letter}-h`}>
      <Headline level={3} size="card" id={`grupo-${letter}-h`}>
        {fillWords(words.group, { letter })}
      </Headline>
      <RankingTable
        caption={fillWords(words.ofGroup, { letter })}
        teamHeading={words.teamHeading}
        rows={toGroupRows(ranked, teams, {
          zoneOf: (place, id) => (place <= 2 ? 1 : isThrough(id) ? 2 : null),
        })}
        zones={[]}
        columns={['played', 'goalDifference']}
        labels={tableLabels}
        note={null}
      />
      {sentences.map((sentence) => (
        <p key={sentence} className={styles['why']}>
          {sentence}
        </p>
      ))}
      <div className={styles['games']}>
        {worldCup2026.games
          .filter((game) => game.letter === letter)
          .map((game) => (
            <ScorePick
              key={game.number}
              {...toScorePick(game, picks.scores[game.number - 1] ?? null, teams, words, onPick, openSheet)}
            />
          ))}
      </div>
    </section>
  );
}
