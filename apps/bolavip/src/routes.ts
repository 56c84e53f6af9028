import { listPageRoute } from '@cancha/blocks/articleList/listPageRoute';
import { searchRoute } from '@cancha/blocks/search/searchPage';
import { footballRoutes } from '@cancha/football/footballRoutes';
import { newsRoutes } from '@cancha/news/newsRoutes';
import { siteRoutes } from '@cancha/site/siteRoutes';
import { syndicationRoutes } from '@cancha/syndication/syndicationRoutes';

const pages = [...syndicationRoutes, ...siteRoutes, searchRoute, ...footballRoutes, ...newsRoutes];

/** Every page and route handler of this app. Each has its file below `app/[site]`. */
export const routes = [listPageRoute(pages), ...pages];
