import type { StatsPage } from '@cancha/routing/statsBar';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type TeamPageName = Extract<StatsPage, `team${string}`>;

const keys: Readonly<Record<TeamPageName, { title: MessageKey; description: MessageKey }>> = {
  team: { title: 'teamPage.title', description: 'teamPage.description' },
  teamNews: { title: 'teamPage.newsTitle', description: 'teamPage.newsDescription' },
  teamMatches: { title: 'teamPage.matchesTitle', description: 'teamPage.matchesDescription' },
  teamStats: { title: 'teamPage.statsTitle', description: 'teamPage.statsDescription' },
  teamSquad: { title: 'teamPage.squadTitle', description: 'teamPage.squadDescription' },
  teamMeetings: { title: 'teamPage.meetingsTitle', description: 'teamPage.meetingsDescription' },
  teamStandings: { title: 'teamPage.standingsTitle', description: 'teamPage.standingsDescription' },
};

export function teamWords(
  page: TeamPageName,
  name: string,
  { t, brandConfig }: Pick<SiteContext, 't' | 'brandConfig'>,
): { title: string; description: string } {
  const { title, description } = keys[page];
  const words = { name, brand: brandConfig.name, zone: brandConfig.zoneName };
  return { title: t(title, words), description: t(description, words) };
}
