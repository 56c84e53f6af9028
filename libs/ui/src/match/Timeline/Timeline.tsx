import type { JSX } from 'react';
import { EventIcon, type EventIconKind } from './EventIcon';
import styles from './Timeline.module.css';

export type TimelineEntry =
  | {
      kind: 'event';
      id: string;
      icon: EventIconKind;
      side: 'home' | 'away';
      /** `69’`, `90+3’`; `null` in a shoot-out. */
      minute: string | null;
      /** To the match at that minute. */
      href: string | null;
      /** `2-3`, after a goal. */
      score: string | null;
      player: string;
      /** Of the player's page, if any. */
      playerHref?: string | null;
      /** "Gol de penal", "por Gilberto Mora". */
      detail: string;
      /** Of the page of the player it names, if any. */
      detailHref?: string | null;
      /** For screen readers. */
      team: string;
      isGoal: boolean;
    }
  /** "Descanso · 1-2". */
  | { kind: 'mark'; id: string; text: string };

type Event = Extract<TimelineEntry, { kind: 'event' }>;

function Minute({ entry }: { entry: Event }): JSX.Element {
  const inner = (
    <>
      {entry.minute}
      {entry.score ? <b>{entry.score}</b> : null}
    </>
  );
  return entry.href ? (
    <a className={styles['minute']} id={`event-${entry.id}`} href={entry.href} data-in-place="">
      {inner}
    </a>
  ) : (
    <span className={styles['minute']}>{inner}</span>
  );
}

function Named({ href, children }: { href: string | null; children: string }): JSX.Element {
  return href === null ? <>{children}</> : <a href={href}>{children}</a>;
}

/** The latest event first, home and away on opposite sides. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }): JSX.Element {
  return (
    <ol className={styles['list']}>
      {entries.map((entry) =>
        entry.kind === 'mark' ? (
          <li key={entry.id} className={styles['mark']}>
            {entry.text}
          </li>
        ) : (
          <li key={entry.id} className={entry.isGoal ? styles['goal'] : undefined}>
            <Minute entry={entry} />
            <div className={styles[entry.side]}>
              <EventIcon kind={entry.icon} />
              <p>
                <b>
                  <Named href={entry.playerHref ?? null}>{entry.player}</Named>
                </b>
                <small>
                  <Named href={entry.detailHref ?? null}>{entry.detail}</Named>
                  <span className="srOnly"> ({entry.team})</span>
                </small>
              </p>
            </div>
          </li>
        ),
      )}
    </ol>
  );
}
