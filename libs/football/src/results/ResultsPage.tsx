import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';
import { day } from '@cancha/site/routes/routeBuilders';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import { ReaderHours } from '../matchList/ReaderHours';
import { resultsTitle } from './dayWords';
import { datedAddress, datedPath } from './datedPath';
import { loadResultsPage } from './loadResultsPage';
import { ResultsView } from './ResultsView';

export const {
  route: resultsRoute,
  Page: ResultsPage,
  generateMetadata: generateResultsMetadata,
} = createScreenPage<{ site: string; date: string }>({
  name: 'resultsHome',
  file: 'results/[date]',
  choices: { date: day },
  async load(context, { date }) {
    const now = new Date();
    const data = await loadResultsPage(context, date === 'today' ? null : date, now);
    if (!data) return null;
    const { site, brandConfig, t, format } = context;
    const shownDay = data.day === data.today ? null : data.day;
    const address = datedAddress('resultsHome', shownDay);
    const words = { brand: brandConfig.name, zone: brandConfig.zoneName };
    const title = resultsTitle(shownDay, context);
    const description =
      shownDay === null
        ? t('results.description', words)
        : t('results.descriptionOfDay', { ...words, day: format.plainDay(shownDay) });
    return {
      ...{ title, description, address },
      path: datedPath('resultsHome', site, null),
      head: (
        <>
          <ReaderHours context={context} />
          <LiveMatches context={context} shown={[data]} now={now} />
          <ShareTags {...{ context, title, description }} path={address.on(site)} />
        </>
      ),
      // A day without a match has nothing for a search engine to find.
      isHidden: shownDay !== null && data.matches.length === 0,
      content: <ResultsView context={context} data={data} />,
    };
  },
});
