'use client';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { DeviceStatus, type DeviceStatusLabels } from '@cancha/ui/device/DeviceStatus/DeviceStatus';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { EntityRows } from '@cancha/ui/search/EntityList/EntityRows';
import { useRef, type JSX } from 'react';
import styles from './DevicePages.module.css';
import { followId, type Follow } from './Follow';
import { follows } from './followShelf';
import { say } from './say';
import { tellStorage, useStored } from './useStored';

type FollowedListProps = {
  site: string;
  labels: {
    teams: string;
    competitions: string;
    none: string;
    noneHint: string;
    drop: string;
    status: DeviceStatusLabels;
  };
};

/** The teams and competitions that are followed here: from the device alone, nobody is asked. */
export function FollowedList({ site, labels }: FollowedListProps): JSX.Element | null {
  const frame = useRef<HTMLDivElement>(null);
  const followed = useStored(follows.list);
  // Nobody knows before the page is on the device.
  if (!followed) return null;

  const drop = (follow: Follow) => {
    const buttons = () => [...(frame.current?.querySelectorAll('button') ?? [])];
    const place = buttons().findIndex((button) => button === document.activeElement);
    const outcome = follows.drop(followId(follow));
    say(outcome === 'kept' ? 'removed' : outcome);
    tellStorage();
    // The button that was tapped is gone: the keyboard goes on with the next one.
    requestAnimationFrame(() => {
      const left = buttons();
      (left[Math.min(Math.max(place, 0), left.length - 1)] ?? frame.current)?.focus();
    });
  };
  const kinds = [
    { title: labels.teams, items: followed.filter(({ kind }) => kind === 'team') },
    { title: labels.competitions, items: followed.filter(({ kind }) => kind === 'competition') },
  ].filter(({ items }) => items.length > 0);
  return (
    <div ref={frame} tabIndex={-1} className={styles['shelves']}>
      {kinds.length === 0 ? <StateNote kind="empty" title={labels.none} hint={labels.noneHint} /> : null}
      {kinds.map(({ title, items }) => (
        <section key={title}>
          <SectionHead title={title} />
          <EntityRows
            items={items.map((follow) => ({
              name: follow.name,
              badge: follow.badge,
              note: null,
              // One of another edition is loaded whole: it has another language and other colours.
              href: follow.site === site ? follow.path : `${window.location.origin}${follow.path}`,
              aside: (
                <button
                  type="button"
                  className={styles['drop']}
                  aria-label={`${labels.drop}: ${follow.name}`}
                  onClick={() => drop(follow)}
                >
                  {labels.drop}
                </button>
              ),
            }))}
          />
        </section>
      ))}
      <DeviceStatus labels={labels.status} />
    </div>
  );
}
