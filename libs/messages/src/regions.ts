import type { Catalogue } from './Catalogue';
import type { MessageOverrides } from './MessageOverrides';
import { argentina } from './regions/argentina';
import { argentinaVoseo } from './regions/argentinaVoseo';
import { brazil } from './regions/brazil';
import { centralAmerica } from './regions/centralAmerica';
import { chile } from './regions/chile';
import { latinAmerica } from './regions/latinAmerica';
import { mexico } from './regions/mexico';
import { portugal } from './regions/portugal';
import { unitedStates } from './regions/unitedStates';

/** A region's own words, over those of its language's catalogue. */
export type Region = 'es-419' | 'es-AR' | 'es-CL' | 'es-CR' | 'es-MX' | 'en-US' | 'pt-BR' | 'pt-PT';

type RegionalWords = { readonly catalogue: Catalogue; readonly words: readonly MessageOverrides[] };

/** What each region says otherwise than its catalogue; of two that say a message, the later one. */
export const regions: Readonly<Record<Region, RegionalWords>> = {
  'es-419': { catalogue: 'es', words: [latinAmerica] },
  'es-AR': { catalogue: 'es', words: [latinAmerica, argentina, argentinaVoseo] },
  'es-CL': { catalogue: 'es', words: [latinAmerica, chile] },
  'es-CR': { catalogue: 'es', words: [centralAmerica] },
  'es-MX': { catalogue: 'es', words: [latinAmerica, mexico] },
  'en-US': { catalogue: 'en', words: [unitedStates] },
  'pt-BR': { catalogue: 'pt', words: [brazil] },
  'pt-PT': { catalogue: 'pt-PT', words: [portugal] },
};
