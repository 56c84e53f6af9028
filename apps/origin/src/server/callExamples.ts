import { playerId } from '@cancha/newsroom/facts/playerId.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { refereeId } from '../seed/refereeRows.ts';
import { venueId } from '../seed/venueRows.ts';

/** Parameters that name something in the seed, whatever call takes them. */
const byName: Record<string, string> = {
  site: 'FCA',
  'filter[site]': 'FCA',
  tag: 'panama',
  tags: 'panama,mexico',
  section: 'costarica',
  sections: 'costarica,honduras',
  category: 'costarica',
  zone: 'portada',
  author: 'mesa-de-datos',
  urlOrSlug: '1001',
  type: 'country',
  slug: 'panama',
  names: 'navBarItems',
  q: 'mundial',
  ids: '1017,1018',
  '*': 'costarica',
  collection: 'static_pages',
  matchId: statsId('wc2026-104'),
  teamId: statsId('PAN'),
  tournamentId: statsId('fifa.wc-2026'),
  id: '1001',
  playerId: playerId('ARG', 'Lionel Messi'),
  venueId: venueId('new-york-new-jersey'),
  refereeId: refereeId('Ismail Elfath (USA)'),
};

/** A reader to sign up before the calls are walked. */
const subscriber = { form: 'newsletter-fca', email: 'lectora@correo.example' };

/** Where a call takes something else under such a name. */
const byCall: Record<string, Record<string, string>> = {
  'get /v1/sites/{site}/news/by': {
    path: '/mundial-2026/haaland-y-once-minutos-que-sacan-a-brasil-20260705-1001.html',
  },
  'get /v1/sites/{site}/polls/get': { path: '/' },
  'post /v1/sites/{site}/polls/vote': {
    question: '¿Quién fue la figura del Mundial 2026?',
    answer: 'lionel-messi',
  },
  'get /statics/pictures/{site}/{id}/{file}': { file: 'wide-250x140.webp' },
  'get /statics/shields/{file}': { file: 'cr-deportivo-saprissa.svg' },
  'get /statics/faces/{site}/{file}': { file: 'tan-curls-black-glasses.svg' },
  'get /statics/flags/{file}': { file: 'cr.svg' },
  // The first rule that is added.
  'delete /faults/rules/{id}': { id: '1' },
  'post /api/forms/submit/{formId}': { formId: 'contacto-fca' },
  'get /api/forms/filter/{formId}': { formId: subscriber.form, 'filter[email]': subscriber.email },
};

/** Parameters worth showing though the call can do without. */
const alsoSent: Record<string, ReadonlySet<string>> = {
  'get /api/collections/get/{collection}': new Set(['filter[site]']),
};

/** A body each call that takes one can be sent. The rule is about a path that nobody calls. */
const bodies: Record<string, object> = {
  'post /faults/rules': { path: '/nowhere', fault: 'cut' },
  'post /api/forms/submit/{formId}': {
    form: { name: 'Lectora', consultation: '¿Dónde se ven los partidos?' },
  },
  'post /v1/sites/{site}/newsletter/lookup': subscriber,
  'post /v1/sites/{site}/newsletter/subscriptions': subscriber,
};

/** An example of a parameter of a call (`get /soccer/matches`); `undefined` where the call does without. */
export function parameterExample(
  call: string,
  { name, required, in: place }: { name: string; required?: boolean; in: string },
): string | undefined {
  const isSent = alsoSent[call]?.has(name) || (required && place !== 'header');
  return isSent ? (byCall[call]?.[name] ?? byName[name]) : undefined;
}

/** An example of the body of a call; `undefined` for one that is sent without. */
export function bodyExample(call: string): object | undefined {
  return bodies[call];
}
