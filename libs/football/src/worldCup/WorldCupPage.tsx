import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import { LiveMatches, shownOf } from '@cancha/blocks/liveMatches/LiveMatches';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import { ReaderHours } from '../matchList/ReaderHours';
import { loadWorldCup } from './loadWorldCup';
import { WorldCupView } from './WorldCupView';

const address = routeAddress('worldCupCalendar', {}, { sharedWith: 'family' });

/** The World Cup: all its matches by day, its groups, its bracket. */
export const {
  route: worldCupRoute,
  Page: WorldCupPage,
  generateMetadata: generateWorldCupMetadata,
} = createScreenPage({
  name: 'worldCupCalendar',
  file: 'world-cup',
  async load(context) {
    const now = new Date();
    const data = await loadWorldCup(context, now);
    if (!data) return null;
    const { site, brandConfig, t } = context;
    const { matches, tables, nearest } = data;
    const title = t('screens.worldCupCalendar');
    const description = t('worldCup.description', { zone: brandConfig.zoneName });
    const crumbs = screenCrumbs(title, context);
    const age = ageSince(dataTimeOf(matches), now, context);
    return {
      ...{ title, description, address, crumbs },
      head: (
        <>
          <ShareTags {...{ context, title, description }} path={address.on(site)} />
          <ReaderHours context={context} />
          <LiveMatches context={context} shown={[shownOf(matches, matches)]} now={now} />
        </>
      ),
      from: [matches, tables, nearest, age, context],
      content: <WorldCupView context={context} data={data} crumbs={crumbs} age={age} />,
    };
  },
});
