import { LiveMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';
import { readChoice } from '@cancha/routing/footballQuery';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { type Choice, day } from '@cancha/site/routes/routeBuilders';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import type { MadeFrom } from '@cancha/site/staticHtml/HtmlCache';
import { minuteOf } from '@cancha/site/staticHtml/minuteOf';
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

/** All that the content depends on; unknown where the matches did not come in time. */
function madeFrom(data: ResultsData, now: Date, context: SiteContext): MadeFrom | undefined {
  const { answers, day, only, asOf, table, scorers } = data;
  if (answers.around === null) return undefined;
  const age = ageSince(asOf, now, context);
  return [answers.around, answers.nearest, day, only, table, scorers, age, minuteOf(now), context];
}

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
      from: madeFrom(data, now, context),
      content: <ResultsView context={context} data={data} now={now} />,
    };
  },
});
