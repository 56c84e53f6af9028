import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';
import { getTournaments } from '@cancha/data-access/football/getTournaments';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import type { ListedTournament } from '@cancha/stats/tournament/ListedTournament';
import { resultsCrumbs } from '../entity/resultsCrumbs';
import { CompetitionsView } from './CompetitionsView';

const none: readonly ListedTournament[] = [];

const address = routeAddress('competitions', {}, { sharedWith: 'family' });

/** Every competition there is a page of: an index of our own, as the specification names none. */
export const {
  route: competitionsRoute,
  Page: CompetitionsPage,
  generateMetadata: generateCompetitionsMetadata,
} = createScreenPage({
  name: 'competitions',
  file: 'competitions',
  async load(context) {
    // A backend without such a list is not asked for a page less: menus lead here, and it says so.
    const tournaments = (await getTournaments(context.apis.stats, {})) ?? none;
    const { brandConfig, site, t } = context;
    const title = t('competitionIndex.title');
    const description = t('competitionIndex.description', { brand: brandConfig.name });
    const crumbs = resultsCrumbs([{ name: title, href: null }], context);
    return {
      ...{ title, description, address, crumbs },
      head: <ShareTags {...{ context, title, description }} path={address.on(site)} />,
      from: [tournaments, context],
      isHidden: tournaments.length === 0,
      content: <CompetitionsView context={context} tournaments={tournaments} crumbs={crumbs} />,
    };
  },
});
