import type { Route } from '@cancha/site/routes/Route';
import { bettingListRoutes } from './betting/bettingPage';
import { homeRoute } from './home/HomePage';
import { infoPageRoutes } from './info/InfoPage';
import { authorRoute } from './list/authorPage';
import { countryRoute } from './list/countryPage';
import { latestRoute } from './list/latestPage';
import { latestUpdatedRoute } from './list/latestUpdatedPage';
import { newsByDayRoute } from './list/newsByDayPage';
import { olympicsRoute } from './list/olympicsPage';
import { topicRoute } from './list/topicPage';
import { trendingRoute } from './list/trendingPage';
import { liveBlogRoute } from './liveBlog/liveBlogPaths';
import { pollResultRoute, pollRoute } from './polls/PollResultPage';
import { pollsRoute } from './polls/PollsPage';
import { resourceRoute } from './resource/ResourcePage';
import { staffRoute } from './staff/StaffPage';
import { topicsRoute } from './topics/TopicsPage';

export const newsRoutes: readonly Route[] = [
  homeRoute,
  latestRoute,
  latestUpdatedRoute,
  newsByDayRoute,
  trendingRoute,
  topicsRoute,
  topicRoute,
  authorRoute,
  countryRoute,
  olympicsRoute,
  staffRoute,
  pollsRoute,
  pollRoute,
  pollResultRoute,
  liveBlogRoute,
  ...bettingListRoutes,
  ...infoPageRoutes,
  resourceRoute,
];
