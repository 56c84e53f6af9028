import { competitionRoute } from '@cancha/blocks/competition/competitionPaths';
import { liveMatchesRoute, liveMatchRoute } from '@cancha/blocks/liveMatches/livePaths';
import type { Route } from '@cancha/site/routes/Route';
import { agendaRoute } from './agenda/AgendaPage';
import { calendarRoute } from './calendar/CalendarPage';
import { calendarFileRoute } from './calendarFile/calendarPaths';
import { competitionsRoute } from './competitions/CompetitionsPage';
import { matchNewsRoute, matchRoute } from './match/MatchPage';
import { matchPictureRoute } from './match/matchPicturePath';
import { playerRoute } from './player/PlayerPage';
import { refereeRoute } from './referee/RefereePage';
import { resultsRoute } from './results/ResultsPage';
import { simulatorPickRoute, simulatorPictureRoute } from './simulator/simulatorPaths';
import { simulatorRoute } from './simulator/SimulatorPage';
import { teamMeetingsRoute } from './team/teamMeetingsPage';
import { teamMatchesRoute } from './team/teamMatchesPage';
import { teamNewsRoute } from './team/teamNewsPage';
import { teamRoute } from './team/teamPage';
import { teamSquadRoute } from './team/teamSquadPage';
import { teamStandingsRoute } from './team/teamStandingsPage';
import { teamStatsRoute } from './team/teamStatsPage';
import { tournamentCalendarRoute } from './tournament/CalendarPage';
import { tournamentCardsRoute } from './tournament/CardsPage';
import { tournamentScorersRoute } from './tournament/ScorersPage';
import { tournamentStandingsRoute } from './tournament/StandingsPage';
import { tournamentNewsRoute } from './tournament/tournamentNewsPage';
import { tournamentRoute } from './tournament/TournamentPage';
import { venueRoute } from './venue/VenuePage';
import { worldCupRoute } from './worldCup/WorldCupPage';

export const footballRoutes: readonly Route[] = [
  resultsRoute,
  calendarRoute,
  agendaRoute,
  worldCupRoute,
  competitionsRoute,
  tournamentRoute,
  tournamentStandingsRoute,
  tournamentCalendarRoute,
  tournamentNewsRoute,
  tournamentScorersRoute,
  tournamentCardsRoute,
  matchRoute,
  matchNewsRoute,
  teamRoute,
  teamMatchesRoute,
  teamStatsRoute,
  teamSquadRoute,
  teamStandingsRoute,
  teamMeetingsRoute,
  teamNewsRoute,
  playerRoute,
  venueRoute,
  refereeRoute,
  simulatorRoute,
  simulatorPickRoute,
  simulatorPictureRoute,
  competitionRoute,
  liveMatchesRoute,
  liveMatchRoute,
  matchPictureRoute,
  calendarFileRoute,
];
