import { buildPath } from '@cancha/routing/buildPath';
import type { Standings } from '@cancha/stats/standings/Standings';
import { toRounds } from '@cancha/stats/tournament/toRounds';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { FigureTable } from '@cancha/ui/football/FigureTable/FigureTable';
import { ScorersList } from '@cancha/ui/standings/ScorersList/ScorersList';
import { TableStack } from '@cancha/ui/standings/TableStack/TableStack';
import type { JSX } from 'react';
import { CalendarBox } from '../calendarFile/CalendarBox';

import { entityParams } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';
import { MatchDays } from '../matchList/MatchDays';
import { NewsBox } from '../entity/NewsBox';

import { archiveNote } from '@cancha/blocks/tables/archiveNote';
import { plainColumns, toWholeTable } from '@cancha/blocks/tables/toWholeTable';
import { toScorerRows } from '@cancha/blocks/tables/toScorerRows';
import { seeAll } from '@cancha/blocks/matches/seeAll';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { cardColumns, cardsNote, toCardRows } from './CardsView';
import { KnockoutRounds } from './KnockoutTrees';
import type { TournamentData } from './loadTournamentPage';
import { roundTitle } from './roundTitle';
import { SeasonChips } from './SeasonChips';

import { tournamentName } from '../entity/tournamentName';
import { TournamentTeams } from './TournamentTeams';
import { TitlesBox } from './TitlesBox';

type TournamentViewProps = {
  context: SiteContext;
  data: TournamentData;
  now: Date;
  /** How old the scores of either answer are, if that has to be shown. */
  ages: { calendar: string | null; bracket: string | null };
};

const scorersShown = 10;
const bookedShown = 5;
/** The final, and what led to it. */
const roundsShown = 4;

/** A competition at a glance: the round that is on, the tables, the knock-out rounds, who scored, the news. */
export function TournamentView({ context, data, now, ages }: TournamentViewProps): JSX.Element {
  const { site, t } = context;
  const { standings, seasons, bracket, topic, news } = data;
  const { tournament } = standings;
  const name = tournamentName(tournament);

  const standingsHref = buildPath(site, 'tournamentStandings', entityParams(tournament));
  const newsHref = buildPath(site, 'tournamentNews', entityParams(tournament));
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <TitlesBox context={context} titles={standings.titles} scorers={data.scorers?.scorers ?? []} />
        <CurrentRound context={context} data={data} age={ages.calendar} />
        <KnockoutRounds
          context={context}
          bracket={bracket}
          now={now}
          age={ages.bracket}
          count={roundsShown}
          href={standingsHref}
        />
        <CalendarBox context={context} page="tournament" entity={tournament} name={name} />
      </div>
      <div className={styles['rail']}>
        <TablesBox context={context} data={data} />
        <Scorers context={context} data={data} />
        <Cards context={context} data={data} />
        <NewsBox
          context={context}
          title={t('tournamentTabs.news')}
          articles={news}
          topic={topic}
          href={newsHref}
          now={now}
        />
        <SeasonChips context={context} tournament={tournament} seasons={seasons} />
        <TournamentTeams context={context} standings={standings} calendar={data.calendar} />
      </div>
    </div>
  );
}

type PartProps = Pick<TournamentViewProps, 'context' | 'data'>;

/** The round that is on, unless it stands among the knock-out rounds anyway. */
function CurrentRound({
  context,
  data: { calendar, bracket, standings },
  age,
}: PartProps & { age: string | null }): JSX.Element | null {
  const { site, t } = context;
  const rounds = calendar ? toRounds(calendar) : [];
  const round = rounds.find(({ isCurrent }) => isCurrent) ?? rounds.at(-1);
  if (!round || bracket?.rounds.some(({ id }) => id === round.key)) return null;
  const href = buildPath(site, 'tournamentCalendar', entityParams(standings.tournament));
  return (
    <section>
      <SectionHead title={roundTitle(round)} more={{ href, text: t('tournament.allMatches') }} />
      <MatchDays context={context} matches={round.matches} level={3} age={age} />
    </section>
  );
}

function TablesBox({ context, data: { standings } }: PartProps): JSX.Element | null {
  const { site, t } = context;
  const { tables, tournament, until } = standings;
  const shown = tables.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  const note = archiveNote(until, context);
  const toNamed = (table: Standings) => ({
    id: table.id,
    name: table.name,
    table: toWholeTable(table, tournamentName(tournament), context, { columns: plainColumns }),
  });
  const href = buildPath(site, 'tournamentStandings', entityParams(tournament));
  return (
    <section>
      <SectionHead
        title={t('tournamentTabs.standings')}
        more={seeAll(href, t('tournamentTabs.standings'), t)}
      />
      <TableStack id="tablas" tables={shown.map(toNamed)} />
      {note ? <p className={styles['small']}>{note}</p> : null}
    </section>
  );
}

function Scorers({ context, data: { scorers } }: PartProps): JSX.Element | null {
  const { site, t } = context;
  if (!scorers || scorers.scorers.length === 0) return null;
  const href = buildPath(site, 'tournamentScorers', entityParams(scorers.tournament));
  return (
    <section>
      <SectionHead
        title={t('competitionTabs.scorers')}
        more={seeAll(href, t('competitionTabs.scorers'), t)}
      />
      <ScorersList rows={toScorerRows(scorers.scorers, scorersShown, context)} note={null} />
    </section>
  );
}

function Cards({ context, data: { cards } }: PartProps): JSX.Element | null {
  const { site, t } = context;
  if (!cards || cards.players.length === 0) return null;
  const title = t('tournament.cards');
  const note = cardsNote(cards, t);
  return (
    <section>
      <SectionHead
        title={title}
        more={seeAll(buildPath(site, 'tournamentCards', entityParams(cards.tournament)), title, t)}
      />
      <FigureTable
        caption={title}
        heading={t('teamPage.player')}
        columns={cardColumns(t)}
        rows={toCardRows(cards.players.slice(0, bookedShown), context)}
        unknown={t('ranking.unknown')}
      />
      {note ? <p className={styles['small']}>{note}</p> : null}
    </section>
  );
}
