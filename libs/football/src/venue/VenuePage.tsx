import { shownAge, shownOf } from '@cancha/blocks/liveMatches/LiveMatches';
import { getVenue } from '@cancha/data-access/football/getVenue';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress } from '../entity/entityAddress';
import { venueLd } from '../entity/entityLd';
import { onceFor } from '../entity/onceFor';
import { resultsCrumbs } from '../entity/resultsCrumbs';
import { venueFacts, VenueView } from './VenueView';

const page = 'venue';

/** A ground, what is known of it and its matches: an extension of ours, as the specification names no such page. */
export const {
  route: venueRoute,
  Page: VenuePage,
  generateMetadata: generateVenueMetadata,
} = createEntityPage({
  page,
  file: 'venue/[slug]/[id]',
  async load(context, asked) {
    const venue = await getVenue(context.apis.stats, { venueId: asked.id });
    if (!venue) return null;
    keepAddress(context, page, venue, asked);
    const { t, brandConfig, format } = context;
    const { name, next, latest } = venue;
    const now = new Date();
    const shown = shownOf(venue, [...next, ...latest]);
    const age = shownAge(shown, now, context);
    return {
      entity: venue,
      title: t('venuePage.title', { name }),
      description: t('venuePage.description', { name, brand: brandConfig.name }),
      crumbs: resultsCrumbs([{ name, href: null }], context),
      head: { name, badge: null, facts: venueFacts(venue, context) },
      jsonLd: venueLd(venue, context),
      scores: [shown],
      from: [onceFor(venue, page), context, format.day(now), age],
      isHidden: next.length + latest.length === 0,
      content: <VenueView context={context} venue={venue} now={now} age={age} />,
    };
  },
});
