import { getReferee } from '@cancha/data-access/football/getReferee';
import { createEntityPage } from '../entity/createEntityPage';
import { keepAddress } from '../entity/entityAddress';
import { refereeLd } from '../entity/entityLd';
import { onceFor } from '../entity/onceFor';
import { resultsCrumbs } from '../entity/resultsCrumbs';
import { refereeFacts, RefereeView } from './RefereeView';

const page = 'referee';

/** A referee with the matches on record: an extension of ours, as the specification names no such page. */
export const {
  route: refereeRoute,
  Page: RefereePage,
  generateMetadata: generateRefereeMetadata,
} = createEntityPage({
  page,
  file: 'referee/[slug]/[id]',
  async load(context, asked) {
    const referee = await getReferee(context.apis.stats, { refereeId: asked.id });
    if (!referee) return null;
    keepAddress(context, page, referee, asked);
    const { t, brandConfig } = context;
    const { name, matches } = referee;
    return {
      entity: referee,
      title: t('refereePage.title', { name }),
      description: t('refereePage.description', { name, brand: brandConfig.name }),
      crumbs: resultsCrumbs([{ name, href: null }], context),
      head: { name, badge: referee.team?.image ?? null, facts: refereeFacts(referee, context) },
      jsonLd: refereeLd(referee, context),
      from: [onceFor(referee, page), context],
      isHidden: matches.length === 0,
      content: <RefereeView context={context} referee={referee} />,
    };
  },
});
