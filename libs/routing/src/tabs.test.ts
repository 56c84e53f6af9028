import { describe, expect, it } from 'vitest';
import { isCurrentTab } from './isCurrentTab';
import { routes, type RouteName } from './routes';
import { siteOf } from './testing/siteOf';
import { statsBarOf } from './statsBar';

const mexico = siteOf({ prefix: '/mx' });

describe('a tab', () => {
  it.each([
    ['/mx/tema/mls', '/mx/tema/mls'],
    ['/tema/mls', '/mx/tema/mls'],
    ['/mx/tema/mls', '/tema/mls'],
    ['/mx/tema/mls/', '/mx/tema/mls?page=2#b'],
    ['/mx/tema/mls?a=/x', '/mx/tema/mls/'],
    ['/mx/tema/m%C3%A9xico', '/mx/tema/méxico'],
    ['/mx/tema/m%c3%a9xico', '/mx/tema/m%C3%A9xico'],
    ['/mx', '/mx/'],
    ['/mx?a=1', '/mx'],
    ['/', '/mx'],
  ])('%s is current at %s', (href, current) => {
    expect(isCurrentTab(mexico, href, current)).toBe(true);
  });

  it.each([
    ['/mx/tema', '/mx/tema/mls'],
    ['/mx/tema/mls', '/mx/tema/mls/x'],
    ['/mx/tema/a%2Fb', '/mx/tema/a/b'],
    ['/mx', '/mx/trending'],
    ['/ar/trending', '/mx/trending'],
    ['/mxtrending', '/mx/trending'],
    ['https://host.example/mx/trending', '/mx/trending'],
    ['//mx/trending', '/mx/trending'],
    ['#x', '/mx'],
    ['', '/mx'],
    ['/tema/%', '/tema/mls'],
    // The front page is not where the reader of a missing page is.
    ['/mx', ''],
    ['/', ''],
  ])('%s is not current at %s', (href, current) => {
    expect(isCurrentTab(mexico, href, current)).toBe(false);
  });
});

describe('the bar over the football pages', () => {
  const current = (name: RouteName) => statsBarOf(name)?.filter((item) => item.current);

  it.each<[RouteName, RouteName[]]>([
    ['tournament', ['tournament', 'tournamentNews', 'tournamentStandings', 'tournamentCalendar']],
    ['match', ['match', 'matchNews']],
    ['team', ['teamNews', 'teamMatches', 'teamStats', 'teamSquad', 'teamStandings']],
  ])('has the tabs of a %s in their order', (name, pages) => {
    expect(statsBarOf(name)?.map(({ page }) => page)).toEqual(pages);
  });

  it('has the results of a tournament as a tab like the others: its own page', () => {
    expect(current('tournament')).toEqual([{ page: 'tournament', current: true }]);
    expect(statsBarOf('tournamentNews')?.[0]).toEqual({ page: 'tournament', current: false });
  });

  it('marks nothing on the page of a team itself, and the statistics on that of a match', () => {
    expect(current('team')).toEqual([]);
    expect(current('match')).toEqual([{ page: 'match', current: true }]);
  });

  // One page, and so no bar.
  const ofOnePage: RouteName[] = ['player', 'venue', 'referee'];
  const over: RouteName[] = ['tournamentScorers', 'tournamentCards', 'teamMeetings'];
  it('marks the one tab of every other page it stands on, and stands on no page without slug and id', () => {
    for (const name of Object.keys(routes) as RouteName[]) {
      if (ofOnePage.includes(name) || !routes[name].es.includes('/:slug/:id'))
        expect(statsBarOf(name), name).toBeNull();
      else if (over.includes(name)) expect(current(name), name).toEqual([]);
      else if (name !== 'team') expect(current(name), name).toEqual([{ page: name, current: true }]);
    }
  });
});
