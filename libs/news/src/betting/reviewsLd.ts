import type { Review } from '@cancha/data-access/betting/Promotion';
import { publisherLd } from '@cancha/site/jsonLd/publisherLd';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toJsonLd } from '@cancha/site/text/toJsonLd';
import type { Graph, Review as ReviewLd } from 'schema-dts';

/** What marks are given out of. */
export const bestMark = 10;

/** schema.org Review of each operator; none of a review without its day, and nothing for no reviews. */
export function reviewsLd(
  reviews: readonly Review[],
  context: Pick<SiteContext, 'site' | 'brandConfig'>,
): string | undefined {
  const dated = reviews.flatMap((review) =>
    review.reviewedOn === null ? [] : [toReviewLd(review, review.reviewedOn, context)],
  );
  if (dated.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': dated };
  return toJsonLd(graph);
}

function toReviewLd(
  { operator, mark, summary }: Review,
  datePublished: string,
  context: Pick<SiteContext, 'site' | 'brandConfig'>,
): ReviewLd {
  return {
    '@type': 'Review',
    itemReviewed: { '@type': 'Organization', name: operator },
    author: publisherLd(context),
    reviewRating: { '@type': 'Rating', ratingValue: mark, worstRating: 0, bestRating: bestMark },
    datePublished,
    ...(summary ? { reviewBody: summary } : {}),
  };
}
