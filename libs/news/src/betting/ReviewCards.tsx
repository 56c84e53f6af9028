import type { Review } from '@cancha/data-access/betting/Promotion';
import { ReviewCard } from '@cancha/ui/betting/ReviewCard/ReviewCard';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './BettingIntro.module.css';
import { toBettingLink } from './toBettingLink';

type ReviewCardsProps = { context: SiteContext; reviews: readonly Review[] };

/** What marks are given out of. */
const best = 10;

/** What the newsroom says of operators; nothing where it reviews none. */
export function ReviewCards({ context, reviews }: ReviewCardsProps): JSX.Element | null {
  const { t, format } = context;
  if (reviews.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('betting.reviews')} />
      <div className={styles['cards']}>
        {reviews.map(({ id, operator, mark, summary, pros, cons, path, link }) => (
          <ReviewCard
            key={id}
            {...{ operator, summary, pros, cons }}
            mark={{
              text: format.number(mark),
              spoken: t('bettingPage.mark', { mark: format.number(mark), best }),
            }}
            review={
              path === null
                ? null
                : toBettingLink({ href: path, affiliate: false }, t('bettingPage.analysis'), context)
            }
            link={link && toBettingLink(link, t('bettingPage.visit'), context)}
            labels={{ pros: t('bettingPage.pros'), cons: t('bettingPage.cons'), paid: t('bettingPage.paid') }}
          />
        ))}
      </div>
    </section>
  );
}
