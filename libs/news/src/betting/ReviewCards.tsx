import type { Review } from '@cancha/data-access/betting/Promotion';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { ReviewCard } from '@cancha/ui/betting/ReviewCard/ReviewCard';
import type { JSX } from 'react';
import styles from './BettingIntro.module.css';
import { bestMark } from './reviewsLd';
import { toBettingLink } from './toBettingLink';

type ReviewCardsProps = { context: SiteContext; reviews: readonly Review[] };

/** What the newsroom says of operators; nothing where it reviews none. */
export function ReviewCards({ context, reviews }: ReviewCardsProps): JSX.Element | null {
  const { t, format } = context;
  if (reviews.length === 0) return null;
  const labels = {
    pros: t('bettingPage.pros'),
    cons: t('bettingPage.cons'),
    licence: t('bettingPage.licence'),
    paid: t('bettingPage.paid'),
  };
  return (
    <div className={styles['cards']}>
      {reviews.map(({ id, operator, mark, summary, pros, cons, path, link, licence, reviewedOn }) => (
        <ReviewCard
          key={id}
          level={2}
          {...{ operator, summary, pros, cons, licence, labels }}
          reviewed={reviewedOn && t('bettingPage.reviewedOn', { date: format.plainDay(reviewedOn) })}
          mark={{
            text: format.number(mark),
            spoken: t('bettingPage.mark', { mark: format.number(mark), best: bestMark }),
          }}
          review={
            path === null
              ? null
              : toBettingLink({ href: path, affiliate: false }, t('bettingPage.analysis'), context)
          }
          link={link && toBettingLink(link, t('bettingPage.visit'), context)}
        />
      ))}
    </div>
  );
}
