import type { Pick } from '@cancha/stats/simulator/applyPick';
import type { Picks } from '@cancha/stats/simulator/Picks';
import { simulateTournament } from '@cancha/stats/simulator/simulateTournament';
import { Bracket } from '@cancha/ui/bracket/Bracket/Bracket';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { ScorePickSheet } from '@cancha/ui/simulator/ScorePick/ScorePick';
import type { RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { JSX } from 'react';
import { ChampionNote } from './ChampionNote';
import { GroupPicks } from './GroupPicks';
import { readPick } from './readPick';
import styles from './Simulator.module.css';
import { SimulatorBar } from './SimulatorBar';
import type { SimulatorTeams } from './SimulatorTeams';
import type { SimulatorWords } from './toSimulatorWords';
import { ThirdsTable } from './ThirdsTable';
import { toBracket } from './toBracket';

export type SimulatorFormProps = {
  picks: Picks;
  /** Knock-out matches that lost their winner by the last change. */
  dropped: readonly number[];
  /** Where the form is sent as long as no script takes over, with these picks in it. */
  action: string;
  teams: SimulatorTeams;
  words: SimulatorWords;
  tableLabels: RankingTableProps['labels'];
  /** What the script adds, once it is there. */
  alive: FormLife | null;
};

export type FormLife = {
  onPick: (pick: Pick) => void;
  /** `null`: there is nothing to go back to. */
  onUndo: (() => void) | null;
  onShare: () => void;
  /** Asks for the score of a match on a phone. */
  openSheet: ScorePickSheet['open'];
  /** How sharing went; empty where there is nothing to say. */
  said: string;
};

/** A World Cup to fill in, as it stands: groups, thirds, bracket, and the bar below them. */
export function SimulatorForm(props: SimulatorFormProps): JSX.Element {
  const { picks, dropped, action, teams, words, tableLabels, alive } = props;
  const simulation = simulateTournament(picks);
  const pick = (one: Pick | null) => {
    if (one) alive?.onPick(one);
  };
  const choose = (value: string) => {
    const one = readPick(value);
    const again =
      one &&
      'winner' in one &&
      simulation.ties.some(({ fixture, winner }) => fixture.number === one.match && winner === one.winner);
    // A second tap on who was to win takes it back.
    pick(again ? { ...one, winner: null } : one);
  };
  const marks = new Set(dropped);

  return (
    <form
      action={action}
      className={styles['simulator']}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {alive ? null : (
        <button type="submit" className={styles['update']}>
          {words.update}
        </button>
      )}
      <section aria-labelledby="grupos">
        <SectionHead title={words.groups} id="grupos" />
        <ul className={styles['legend']}>
          <li className={styles['direct']}>{words.zoneDirect}</li>
          <li className={styles['third']}>{words.zoneThird}</li>
        </ul>
        <div className={styles['groups']}>
          {simulation.groups.map((group) => (
            <GroupPicks
              key={group.letter}
              group={group}
              simulation={simulation}
              picks={picks}
              teams={teams}
              words={words}
              tableLabels={tableLabels}
              onPick={pick}
              openSheet={alive?.openSheet ?? null}
            />
          ))}
        </div>
      </section>
      <ThirdsTable simulation={simulation} teams={teams} words={words} tableLabels={tableLabels} />
      <section aria-labelledby="llaves">
        <SectionHead title={words.bracket.title} id="llaves" />
        <Bracket
          label={words.bracket.label}
          level={3}
          rounds={toBracket(simulation.ties, teams, words.bracket, {
            choose: words.through,
            markOf: (number) => (marks.has(number) ? words.droppedMark : null),
          })}
          onChoose={choose}
        />
        <ChampionNote champion={simulation.champion} teams={teams} words={words} />
      </section>
      <SimulatorBar
        picks={picks}
        champion={simulation.champion}
        dropped={dropped.length}
        teams={teams}
        words={words}
        alive={alive}
      />
    </form>
  );
}
