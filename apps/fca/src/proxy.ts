import { brands } from '@cancha/brands/brands';
import { createProxy } from '@cancha/pages/proxy/createProxy';

export const proxy = createProxy([brands.fca]);

export const config = { matcher: '/((?!_next/|fonts/|brand/).*)' };
