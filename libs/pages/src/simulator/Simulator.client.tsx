'use client';
import { settle, type Pick } from '@cancha/stats/simulator/applyPick';
import { noPicks } from '@cancha/stats/simulator/Picks';
import { playOut } from '@cancha/stats/simulator/playOut';
import { Bracket } from '@cancha/ui/bracket/Bracket/Bracket';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import { useEffect, useMemo, type JSX } from 'react';
import { ChampionNote } from './ChampionNote';
import { GroupPicks } from './GroupPicks';
import { hashOf, readPicks } from './picksHash';
import { readPick } from './readPick';
import styles from './Simulator.module.css';
import { SimulatorBar } from './SimulatorBar';
import type { SimulatorTeams } from './SimulatorTeams';
import type { SimulatorWords } from './SimulatorWords';
import { ThirdsTable } from './ThirdsTable';
import { toBracket } from './toBracket';
import { useIsAlive } from './useIsAlive';
import { usePicks } from './usePicks';

export type SimulatorProps = {
  /** What is filled in: the hash of the address. */
  hash: string;
  /** The address of the page and that of its form, with that hash in them. */
  path: string;
  action: string;
  teams: SimulatorTeams;
  words: SimulatorWords;
  tableLabels: RankingTableProps['labels'];
};

/**
 * A World Cup to fill in. All of it follows each pick at once, and the address of the page with it. As the server sends
 * it, it is a form: without JavaScript each button leads to the page with that pick.
 */
export function Simulator({ hash, path, action, teams, words, tableLabels }: SimulatorProps): JSX.Element {
  const start = useMemo(() => settle(readPicks(hash) ?? noPicks), [hash]);
  const [{ picks, dropped, past }, change] = usePicks(start.picks, start.dropped);
  const simulation = useMemo(() => playOut(picks), [picks]);
  const isAlive = useIsAlive();
  const own = hashOf(picks);
  const ownPath = path.replace(hash, own);

  useEffect(() => {
    if (location.pathname !== ownPath) history.replaceState(history.state, '', ownPath + location.hash);
  }, [ownPath]);

  const pick = (one: Pick | null) => {
    if (one) change({ kind: 'pick', pick: one });
  };
  const choose = (value: string) => {
    const one = readPick(value);
    const again = one && 'winner' in one && isPicked(simulation.ties, one);
    // A second tap on who was to win takes it back.
    pick(again ? { ...one, winner: null } : one);
  };
  const marks = new Set(dropped);

  return (
    <form
      action={action.replace(hash, own)}
      className={styles['simulator']}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {isAlive ? null : (
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
        isAlive={isAlive}
        path={ownPath}
        onUndo={
          past.length > 0
            ? () => {
                change({ kind: 'undo' });
              }
            : null
        }
      />
    </form>
  );
}

function isPicked(
  ties: ReturnType<typeof playOut>['ties'],
  pick: Extract<Pick, { winner: unknown }>,
): boolean {
  return ties.some(({ fixture, winner }) => fixture.number === pick.match && winner === pick.winner);
}
