import type { Picks } from '@cancha/stats/simulator/Picks';
import { useState, type JSX } from 'react';
import { fillWords } from '../football/fillWords';
import { sharePage } from './sharePage';
import styles from './Simulator.module.css';
import { nameOf, type SimulatorTeams } from './SimulatorTeams';
import type { SimulatorWords } from './SimulatorWords';

type SimulatorBarProps = {
  picks: Picks;
  champion: string | null;
  /** How many winners the last change took away. */
  dropped: number;
  teams: SimulatorTeams;
  words: SimulatorWords;
  isAlive: boolean;
  path: string;
  /** `null`: there is nothing to go back to. */
  onUndo: (() => void) | null;
};

/** How far it is filled in, the way back, and the way to others. It stays in sight. */
export function SimulatorBar(props: SimulatorBarProps): JSX.Element {
  const { picks, champion, dropped, teams, words, isAlive, path, onUndo } = props;
  const [said, say] = useState({ path: '', text: '' });
  const picked = [...picks.scores, ...picks.winners].filter((one) => one !== null).length;
  const share = async () => {
    const outcome = await sharePage(words.title, new URL(path, location.href).href);
    say({ path, text: outcome === 'copied' ? words.copied : outcome === 'failed' ? words.notShared : '' });
  };
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
        {said.path === path && said.text ? <span>{said.text}</span> : null}
      </p>
      {isAlive ? (
        <>
          <button type="button" disabled={onUndo === null} onClick={onUndo ?? undefined}>
            {words.undo}
          </button>
          <button
            type="button"
            onClick={() => {
              void share();
            }}
          >
            {words.share}
          </button>
        </>
      ) : (
        <button type="submit">{words.update}</button>
      )}
    </div>
  );
}
