import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { VenueProfile } from '@cancha/stats/venue/VenueProfile';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import type { EntityFact } from '@cancha/ui/football/EntityHead/EntityHead';
import { FigureList } from '@cancha/ui/football/FigureList/FigureList';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { ScoreRows } from '@cancha/ui/match/ScoreRows/ScoreRows';
import { toScoreRow } from '@cancha/blocks/matches/toScoreRow';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import { SeasonMatches } from '../entity/SeasonMatches';
import { ZoneNote } from '../matchList/ReaderHours';

type VenueViewProps = {
  context: SiteContext;
  venue: VenueProfile;
  now: Date;
  /** How old the scores are, if that has to be shown. */
  age: string | null;
};

/** What comes at a ground, what was there season by season, and how many goals that had. */
export function VenueView({ context, venue, now, age }: VenueViewProps): JSX.Element {
  const { t } = context;
  const { next, latest, played, goals } = venue;
  if (next.length + latest.length === 0) {
    return <StateNote kind="empty" title={t('venuePage.none')} hint={t('teamPage.noHint')} />;
  }
  const isOn = next.some(({ state }) => state === 'live');
  const title = t(isOn ? 'venuePage.nowAndNext' : 'venuePage.next');
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        {next.length > 0 ? (
          <section>
            <SectionHead title={title} />
            <div className={styles['stack']}>
              <p className={styles['soft']}>
                <ZoneNote context={context} />
              </p>
              <ScoreRows
                matches={next.map((match) => toScoreRow(match, context, { now, age, withDay: true }))}
              />
            </div>
          </section>
        ) : null}
        <SeasonMatches context={context} matches={latest} now={now} />
      </div>
      <div className={styles['rail']}>
        {played > 0 && goals !== null ? (
          <section>
            <SectionHead title={t('venuePage.figures')} />
            <div className={styles['stack']}>
              <FigureList figures={figuresOf({ played, goals }, context)} unknown={t('teamPage.unknown')} />
              <p className={styles['small']}>
                {`${t('venuePage.covers', { n: played })} ${t('venuePage.counted')}`}
              </p>
            </div>
          </section>
        ) : null}
      </div>
    </div>
  );
}

function figuresOf(
  { played, goals }: { played: number; goals: number },
  { t, format }: Pick<SiteContext, 't' | 'format'>,
): { term: string; value: string }[] {
  return [
    { term: t('venuePage.goals'), value: format.number(goals) },
    { term: t('venuePage.goalsAMatch'), value: format.number(Math.round((goals / played) * 100) / 100) },
  ];
}

/** Where a ground lies and how many it holds, as far as that is known. */
export function venueFacts(
  { city, country, capacity }: Pick<VenueProfile, 'city' | 'country' | 'capacity'>,
  { t, site, format }: Pick<SiteContext, 't' | 'site' | 'format'>,
): EntityFact[] {
  const countries = new Intl.DisplayNames([site.formatLocale], { type: 'region' });
  return [
    ...(city ? [{ term: t('venuePage.city'), value: city }] : []),
    ...(country ? [{ term: t('venuePage.country'), value: countries.of(country) ?? country }] : []),
    ...(capacity === null ? [] : [{ term: t('venuePage.capacity'), value: format.number(capacity) }]),
  ];
}
