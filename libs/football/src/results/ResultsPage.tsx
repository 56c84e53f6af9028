import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';
import { readChoice } from '@cancha/routing/footballQuery';
import { type Choice, day } from '@cancha/site/routes/routeBuilders';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import { ReaderHours } from '../matchList/ReaderHours';
import { resultsTitle } from './dayWords';
import { datedAddress, datedPath } from './datedPath';
import { loadResultsPage, type ResultsData } from './loadResultsPage';
import { ResultsView } from './ResultsView';

const all = 'all';

/** `?torneo=`: the results of one competition, by its id. */
const competition: Choice = ({ search, site }) => {
  const asked = readChoice(search, 'tournament', site.language);
  return asked === undefined ? all : asked;
};

const shownIn = ({ matches, next, asOf }: ResultsData) =>
  [matches, ...next.map((one) => one.matches)].map((own) => ({ matches: own, asOf }));

export const {
  route: resultsRoute,
  Page: ResultsPage,
  generateMetadata: generateResultsMetadata,
} = createScreenPage<{ site: string; date: string; only: string }>({
  name: 'resultsHome',
  file: 'results/[date]/[only]',
  choices: { date: day, only: competition },
  async load(context, { date, only }) {
    const now = new Date();
    const data = await loadResultsPage(
      context,
      { asked: date === 'today' ? null : date, only: only === all ? null : only },
      now,
    );
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
          <LiveMatches context={context} shown={shownIn(data)} now={now} />
          <ShareTags {...{ context, title, description }} path={address.on(site)} />
        </>
      ),
      // A day without a match has nothing for a search engine to find; one competition is a cut of the same matches.
      isHidden: (shownDay !== null && data.matches.length === 0) || data.only !== null,
      content: <ResultsView context={context} data={data} />,
    };
  },
});
