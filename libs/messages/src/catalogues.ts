import type { Catalogue } from './Catalogue';
import { en } from './en';
import { es } from './es';
import type { Messages } from './Messages';
import { pt } from './pt';
import { ptPT } from './ptPT';

export const catalogues: Record<Catalogue, Messages> = { es, en, pt, 'pt-PT': ptPT };
