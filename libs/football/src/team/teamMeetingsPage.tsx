import { shownOf } from '@cancha/blocks/liveMatches/LiveMatches';
import { getOpponents } from '@cancha/data-access/football/getOpponents';
import { getTeamMatches } from '@cancha/data-access/football/getTeamMatches';
import { readChoice, withChoice } from '@cancha/routing/footballQuery';
import { inTime, late } from '@cancha/site/context/inTime';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { createTeamPage } from './createTeamPage';
import { TeamMeetingsView } from './TeamMeetingsView';

/** What stands in the internal path where no opponent was asked for. */
const anybody = 'anybody';

/** As many meetings as one answer can hold. */
const meetingsAsked = 100;

/** A team against any other: the balance and the last meetings, or whom it meets most often. */
export const {
  route: teamMeetingsRoute,
  Page: TeamMeetingsPage,
  generateMetadata: generateTeamMeetingsMetadata,
} = createTeamPage({
  page: 'teamMeetings',
  file: 'team/meetings/[slug]/[id]/[choice]',
  choice: ({ search, site }) => {
    const asked = readChoice(search, 'opponent', site.language);
    return asked === undefined ? anybody : asked;
  },
  queryOf: (choice = anybody, { site }) =>
    choice === anybody ? '' : withChoice('', 'opponent', choice, site.language),
  async load({ team }, context, choice = anybody) {
    const { stats } = context.apis;
    const asked = { teamId: team.id, opponentId: choice, size: meetingsAsked };
    const [opponents, meetings] = await Promise.all([
      inTime(getOpponents(stats, { teamId: team.id })),
      choice === anybody ? null : inTime(getTeamMatches(stats, asked)),
    ]);
    const { t, format } = context;
    const now = new Date();
    if (opponents === late || meetings === late) {
      const content = <StateNote kind="empty" title={t('teamPage.late')} />;
      return { from: [late], isEmpty: true, content };
    }
    const opponent = opponents?.find((one) => one.team.id === choice)?.team ?? null;
    if (choice !== anybody && !opponent) return null;
    return {
      from: [opponents, meetings, format.day(now)],
      scores: [shownOf(meetings, meetings?.matches ?? [])],
      isEmpty: !opponents || opponents.length === 0,
      content: (
        <TeamMeetingsView
          context={context}
          team={team}
          opponents={opponents ?? []}
          chosen={opponent && { opponent, meetings }}
          now={now}
        />
      ),
    };
  },
});
