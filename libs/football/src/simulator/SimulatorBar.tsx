import type { Picks } from '@cancha/stats/simulator/Picks';
import type { JSX } from 'react';
import { fillWords } from '../standings/fillWords';
import styles from './Simulator.module.css';
import type { FormLife } from './SimulatorForm';
import { nameOf, type SimulatorTeams } from './SimulatorTeams';
import type { SimulatorWords } from './toSimulatorWords';

type SimulatorBarProps = {
  picks: Picks;
  champion: string | null;
  /** How many winners the last change took away. */
  dropped: number;
  teams: SimulatorTeams;
  words: SimulatorWords;
  alive: FormLife | null;
};

/** How far it is filled in, the way back, and the way to others. It stays in sight. */
export function SimulatorBar(props: SimulatorBarProps): JSX.Element {
  const { picks, champion, dropped, teams, words, alive } = props;
  const picked = [...picks.scores, ...picks.winners].filter((one) => one !== null).length;
  return (
    <div className={styles['bar']} role="group" aria-label={words.tools}>
      <p role="status">
        <b>{fillWords(words.progress, { n: picked })}</b>{' '}
        <span>
          {champion === null
            ? words.noChampion
            : fillWords(words.champion, { team: nameOf(teams, champion) })}
        </span>
        {dropped > 0 ? <span>{fillWords(words.dropped, { n: dropped })}</span> : null}
        {alive?.said ? <span>{alive.said}</span> : null}
      </p>
      {alive ? (
        <>
          <button type="button" disabled={alive.onUndo === null} onClick={alive.onUndo ?? undefined}>
            {words.undo}
          </button>
          <button type="button" onClick={alive.onShare}>
            {words.share}
          </button>
        </>
      ) : (
        <button type="submit">{words.update}</button>
      )}
    </div>
  );
}
