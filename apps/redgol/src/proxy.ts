import { createProxy } from '@cancha/server/proxy/createProxy';
import { routes } from './routes';
import { sites } from './sites';

export const proxy = createProxy(sites, routes);

export const config = { matcher: '/((?!_next/|fonts/|themes/|brand/|flags/).*)' };
