import type { JSX } from 'react';
import styles from './Simulator.module.css';
import { nameOf, type SimulatorTeams } from './SimulatorTeams';
import type { SimulatorWords } from './toSimulatorWords';

type ChampionNoteProps = { champion: string | null; teams: SimulatorTeams; words: SimulatorWords };

/** Who lifts the cup, or that nobody does yet. */
export function ChampionNote({ champion, teams, words }: ChampionNoteProps): JSX.Element {
  const badge = champion === null ? null : teams[champion]?.badge;
  return (
    <p className={champion === null ? styles['noChampion'] : styles['champion']}>
      {champion === null ? (
        words.noChampion
      ) : (
        <>
          <span>{words.championLabel}</span>
          {badge ? <img src={badge} width="48" height="36" alt="" /> : null}
          <b>{nameOf(teams, champion)}</b>
        </>
      )}
    </p>
  );
}
