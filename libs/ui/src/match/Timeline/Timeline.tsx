import type { JSX } from 'react';
import { EventIcon, type EventIconKind } from './EventIcon';
import styles from './Timeline.module.css';

export type TimelineEntry =
  | {
      kind: 'event';
      id: string;
      icon: EventIconKind;
      side: 'home' | 'away';
      /** `69’`, `90+3’`. */
      minute: string;
      /** To the match at that minute. */
      href: string;
      /** `2-3`, after a goal. */
      score: string | null;
      player: string;
      /** Of the player's page, if any. */
      playerHref?: string | null;
      /** "Gol de penal", "por Gilberto Mora". */
      detail: string;
      /** Of the page of the player it names, if any. */
      detailHref?: string | null;
      /** For screen readers; those who see have the badge. */
      team: string;
      badge: string | null;
      isGoal: boolean;
    }
  /** "Descanso · 1-2". */
  | { kind: 'mark'; id: string; text: string };

type Event = Extract<TimelineEntry, { kind: 'event' }>;

function Minute({ entry }: { entry: Event }): JSX.Element {
  return (
    <a className={styles['minute']} id={`event-${entry.id}`} href={entry.href} data-in-place="">
      {entry.minute}
      {entry.score ? <b>{entry.score}</b> : null}
    </a>
  );
}

function Named({ href, children }: { href: string | null; children: string }): JSX.Element {
  return href === null ? <>{children}</> : <a href={href}>{children}</a>;
}

/** The latest event first. Home and away are on opposite sides where there is room, else in one column with their badges. */
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
              {entry.badge ? <img src={entry.badge} width="18" height="13" alt="" loading="lazy" /> : null}
            </div>
          </li>
        ),
      )}
    </ol>
  );
}
