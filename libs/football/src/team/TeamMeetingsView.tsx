import { entityParams } from '@cancha/blocks/matches/entityHref';
import { toMatchTile } from '@cancha/blocks/matches/toMatchTile';
import type { TeamMatches } from '@cancha/data-access/football/getTeamMatches';
import { buildPath } from '@cancha/routing/buildPath';
import { footballQuery, withChoice } from '@cancha/routing/footballQuery';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { knownBalance } from '@cancha/stats/team/balanceOf';
import type { Opponent } from '@cancha/stats/team/Opponent';
import type { TeamWithId } from '@cancha/stats/team/TeamProfile';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { ChoicePicker } from '@cancha/ui/football/ChoicePicker/ChoicePicker';
import { FigureTable } from '@cancha/ui/football/FigureTable/FigureTable';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { MatchGrid } from '@cancha/ui/match/MatchGrid/MatchGrid';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import { recordCells, recordColumns } from './recordCells';

type TeamMeetingsViewProps = {
  context: SiteContext;
  team: TeamWithId;
  /** Whom it meets most often first. */
  opponents: readonly Opponent[];
  chosen: { opponent: TeamWithId; meetings: TeamMatches | null } | null;
  now: Date;
};

const opponentsShown = 20;
const meetingsShown = 12;

export function TeamMeetingsView(props: TeamMeetingsViewProps): JSX.Element {
  const { context, team, opponents, chosen, now } = props;
  const { site, t } = context;
  const [first] = opponents;
  if (!first) return <StateNote kind="empty" title={t('teamPage.noOpponents')} hint={t('teamPage.noHint')} />;
  const action = buildPath(site, 'teamMeetings', entityParams(team));
  const byName = opponents.toSorted((a, b) => a.team.name.localeCompare(b.team.name, site.language));
  return (
    <div className={styles['main']}>
      <ChoicePicker
        id="rival"
        label={t('teamPage.opponent')}
        action={action}
        name={footballQuery.opponent[site.language]}
        value={chosen?.opponent.id ?? first.team.id}
        groups={[
          { title: null, options: byName.map((one) => ({ value: one.team.id, text: one.team.name })) },
        ]}
        submit={t('tournament.show')}
      />
      {chosen ? (
        <Meetings context={context} team={team} chosen={chosen} now={now} />
      ) : (
        <section>
          <SectionHead title={t('teamPage.opponents')} />
          <FigureTable
            caption={t('teamPage.opponents')}
            heading={t('teamPage.opponent')}
            columns={[{ short: t('teamPage.heldMatches.short'), long: t('teamPage.heldMatches.long') }]}
            rows={opponents.slice(0, opponentsShown).map((one) => ({
              id: one.team.id,
              name: one.team.name,
              badge: one.team.image,
              href: withChoice(action, 'opponent', one.team.id, site.language),
              cells: [`${one.matches}`],
            }))}
            unknown={t('ranking.unknown')}
          />
        </section>
      )}
    </div>
  );
}

type MeetingsProps = Pick<TeamMeetingsViewProps, 'context' | 'team' | 'now'> & {
  chosen: NonNullable<TeamMeetingsViewProps['chosen']>;
};

/** The balance says of which matches it is: of all since a day, of all on record, or of both. */
function Meetings({ context, team, chosen: { opponent, meetings }, now }: MeetingsProps): JSX.Element {
  const { t, format } = context;
  if (!meetings || meetings.matches.length === 0)
    return <StateNote kind="empty" title={t('teamPage.noMeetings')} hint={t('teamPage.noHint')} />;
  const { matches, coverage, lastPage } = meetings;
  const { whole, partial } = knownBalance(matches, coverage, team.id, lastPage <= 1);
  const rows = [
    ...(whole
      ? [
          {
            id: 'whole',
            name: t('teamPage.meetingsWhole', {
              from: format.plainDay(whole.from),
              until: format.plainDay(whole.until),
            }),
            cells: recordCells(whole.record),
          },
        ]
      : []),
    ...(partial ? [{ id: 'partial', name: t('teamPage.meetingsPartial'), cells: recordCells(partial) }] : []),
  ];
  return (
    <>
      <section>
        <SectionHead title={t('teamPage.meetingsWith', { name: opponent.name })} />
        <FigureTable
          caption={t('teamPage.balance')}
          heading={t('teamPage.balance')}
          columns={recordColumns(t)}
          rows={rows}
          unknown={t('ranking.unknown')}
        />
      </section>
      <section>
        <SectionHead title={t('teamPage.lastMeetings')} />
        <MatchGrid
          matches={matches.slice(0, meetingsShown).map((match) => toMatchTile(match, context, now))}
        />
      </section>
    </>
  );
}
