import type { Simulation } from '@cancha/stats/simulator/simulateTournament';
import { thirdsThrough2026 } from '@cancha/stats/worldCup/worldCupRules';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { RankingTable, type RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { JSX } from 'react';
import { partingSentences } from '../standings/partingWords';
import styles from './Simulator.module.css';
import { nameOf, type SimulatorTeams } from './SimulatorTeams';
import type { SimulatorWords } from './toSimulatorWords';
import { toGroupRows } from './toGroupRows';

type ThirdsTableProps = {
  simulation: Simulation;
  teams: SimulatorTeams;
  words: SimulatorWords;
  tableLabels: RankingTableProps['labels'];
};

/** Those third in their groups, of which eight go through: of the groups that are over. */
export function ThirdsTable({ simulation, teams, words, tableLabels }: ThirdsTableProps): JSX.Element {
  const { thirds, groups, areGroupsComplete } = simulation;
  const letterOf = (id: string) => groups.find(({ ranked }) => ranked[2]?.standing.teamId === id)?.letter;
  // Of the whole list only the cut decides anything.
  const atTheCut = thirds.slice(thirdsThrough2026 - 1, thirdsThrough2026 + 1);
  const sentences = areGroupsComplete
    ? partingSentences(atTheCut, (id) => nameOf(teams, id), words.partings)
    : [];
  return (
    <section aria-labelledby="terceros" className={styles['thirds']}>
      <SectionHead title={words.thirds} id="terceros" />
      <p className={styles['why']}>{words.thirdsNote}</p>
      {thirds.length > 0 ? (
        <RankingTable
          caption={words.thirds}
          teamHeading={words.teamHeading}
          rows={toGroupRows(thirds, teams, {
            zoneOf: (place) => (areGroupsComplete && place <= thirdsThrough2026 ? 2 : null),
            afterName: (id) => ` (${letterOf(id) ?? ''})`,
          })}
          zones={[]}
          columns={['played', 'goalDifference']}
          labels={tableLabels}
          note={null}
        />
      ) : null}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles['why']}>
          {sentence}
        </p>
      ))}
    </section>
  );
}
