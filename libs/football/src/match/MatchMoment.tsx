import { compareMinutes, formatMatchMinute, type MatchMinute } from '@cancha/stats/match/MatchMinute';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { minuteHref } from './matchPlace';
import styles from './MatchView.module.css';

type MatchMomentProps = {
  context: SiteContext;
  /** Of the match's page. */
  path: string;
  minute: MatchMinute;
  /** Those of which something is told. */
  told: readonly MatchMinute[];
};

/** Says that a match is shown as it was, and leads to what happened before, after, and to the whole. */
export function MatchMoment({ context, path, minute, told }: MatchMomentProps): JSX.Element {
  const { t, site } = context;
  const before = told.findLast((one) => compareMinutes(one, minute) < 0);
  const after = told.find((one) => compareMinutes(one, minute) > 0);
  const link = (one: MatchMinute, words: 'before' | 'after') => (
    <a
      id={`moment-${words}`}
      href={minuteHref(path, one, site.language)}
      rel={words === 'before' ? 'prev' : 'next'}
      data-in-place=""
    >
      {t(`matchPage.${words}`, { minute: `${formatMatchMinute(one)}’` })}
    </a>
  );
  return (
    <div className={styles['moment']}>
      <p>{t('matchPage.atMinute', { minute: `${formatMatchMinute(minute)}’` })}</p>
      <nav aria-label={t('matchPage.steps')}>
        {before ? link(before, 'before') : null}
        {after ? link(after, 'after') : null}
        <a id="moment-whole" href={path} data-in-place="">
          {t('matchPage.wholeMatch')}
        </a>
      </nav>
    </div>
  );
}
