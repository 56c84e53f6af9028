'use client';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { type SavedArticle, SavedArticleList } from '@cancha/ui/device/SavedArticleList/SavedArticleList';
import { DeviceStatus, type DeviceStatusLabels } from '@cancha/ui/device/DeviceStatus/DeviceStatus';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { useRef, type JSX } from 'react';
import { readArticles, savedArticles } from './articleShelf';
import styles from './DevicePages.module.css';
import { readSettings } from './readerSettings';
import { say } from './say';
import { tellStorage, useStored } from './useStored';
import type { KeptArticle } from './KeptArticle';

type KeptArticlesProps = {
  site: string;
  dates: ShelfDates;
  labels: {
    none: string;
    noneHint: string;
    recent: string;
    recentNone: string;
    recentOff: string;
    drop: string;
    status: DeviceStatusLabels;
  };
};

/** The articles that are kept here, and those that were read lately: from the device alone, nobody is asked. */
export function KeptArticles({ site, dates, labels }: KeptArticlesProps): JSX.Element | null {
  const frame = useRef<HTMLDivElement>(null);
  const kept = useStored(() => ({
    saved: savedArticles.list(),
    read: readArticles.list(),
    remembers: readSettings().history === 'on',
  }));
  // Nobody knows before the page is on the device.
  if (!kept) return null;

  const drop = (path: string) => {
    const place = kept.saved.findIndex((article) => article.path === path);
    const outcome = savedArticles.drop(path);
    say(outcome === 'kept' ? 'removed' : outcome);
    tellStorage();
    // The button that was tapped is gone: the keyboard goes on with the next one.
    requestAnimationFrame(() => {
      const buttons = frame.current?.querySelectorAll('button') ?? [];
      (buttons[Math.min(place, buttons.length - 1)] ?? frame.current)?.focus();
    });
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles['shelves']}>
      {kept.saved.length > 0 ? (
        <SavedArticleList
          articles={kept.saved.map((article) => toShelved(article, site, dates))}
          onRemove={drop}
          labels={labels}
        />
      ) : (
        <StateNote kind="empty" title={labels.none} hint={labels.noneHint} />
      )}
      <section className={styles['shelf']}>
        <SectionHead title={labels.recent} />
        {kept.remembers && kept.read.length > 0 ? (
          <SavedArticleList
            articles={kept.read.map((article) => toShelved(article, site, dates))}
            labels={labels}
          />
        ) : (
          <StateNote kind="empty" title={kept.remembers ? labels.recentNone : labels.recentOff} />
        )}
      </section>
      <DeviceStatus labels={labels.status} />
    </div>
  );
}

/** How dates are written, and in whose time: the site's. */
type ShelfDates = { locale: string; timeZone: string };

/**
 * A kept article as a card. One of another edition has another language and other colours: with its host before it,
 * its address is loaded whole.
 */
function toShelved(
  { path, title, picture, published, site }: KeptArticle,
  here: string,
  { locale, timeZone }: ShelfDates,
): SavedArticle {
  return {
    id: path,
    href: site === here ? path : `${window.location.origin}${path}`,
    title,
    pictures: picture && { wide: [picture], classic: [picture] },
    published:
      published &&
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(published)),
  };
}
