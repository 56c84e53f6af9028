import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { ReaderHours } from '../matchList/ReaderHours';
import { AgendaView } from './AgendaView';
import { loadAgendaPage } from './loadAgendaPage';

const address = routeAddress('agenda', {}, { sharedWith: 'family' });

/** What is on today and in the days to come. */
export const {
  route: agendaRoute,
  Page: AgendaPage,
  generateMetadata: generateAgendaMetadata,
} = createScreenPage({
  name: 'agenda',
  file: 'agenda',
  async load(context) {
    const now = new Date();
    const data = await loadAgendaPage(context, now);
    if (!data) return null;
    const { brandConfig, t } = context;
    const crumbs = screenCrumbs(t('screens.schedule'), context);
    const shown = data.days.map(({ matches }) => ({ matches, asOf: data.asOf }));
    return {
      title: t('screens.schedule'),
      description: t('agenda.description', { brand: brandConfig.name, zone: brandConfig.zoneName }),
      ...{ address, crumbs },
      head: (
        <>
          <ReaderHours context={context} />
          <LiveMatches context={context} shown={shown} now={now} />
        </>
      ),
      isHidden: data.days.length + data.later.length === 0,
      content: <AgendaView context={context} data={data} crumbs={crumbs} />,
    };
  },
  sitemap: async (context) => {
    const agenda = await loadAgendaPage(context, new Date());
    return agenda !== null && agenda.days.length + agenda.later.length > 0;
  },
});
