import { createProxy } from '@cancha/server/proxy/createProxy';
import { sites } from './sites';

export const proxy = createProxy(sites);

export const config = { matcher: '/((?!_next/|fonts/|themes/|brand/|flags/).*)' };
