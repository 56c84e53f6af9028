import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { playerId } from '@cancha/newsroom/facts/playerId.ts';
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
  'get /statics/flags/{file}': { file: 'cr.svg' },
  'post /api/forms/submit/{formId}': { formId: 'contacto-fca' },
  'get /api/forms/filter/{formId}': { formId: subscriber.form, 'filter[email]': subscriber.email },
};

/** Parameters that a call is sent though it could do without. */
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

/** A vote says everything in its address. */
const bodyless: ReadonlySet<string> = new Set(['post /v1/sites/{site}/polls/vote']);

/** What is answered under a name nobody knows, where that is no 404. */
const unknownNames: Record<string, number> = {
  'get /v1/sites/{site}/news/latest-updated-by-category/{*}': 200,
  'get /api/collections/get/{collection}': 412,
  // `false`, as Cockpit says it.
  'post /api/forms/submit/{formId}': 200,
};

/** For tests: a value for a required parameter of a call (`get /soccer/matches`). */
export function exampleOf(call: string, name: string): string {
  const value = byCall[call]?.[name] ?? byName[name];
  if (value === undefined) throw new Error(`contractExamples.ts has no example of ${name} for ${call}`);
  return value;
}

/** For tests: whether a call is sent a parameter that it does not require. */
export function isAlsoSent(call: string, name: string): boolean {
  return alsoSent[call]?.has(name) ?? false;
}

/** The status of a call that is right. */
export function successOf(call: string): number {
  return call === 'post /faults/rules' ? 201 : 200;
}

export function statusOfUnknown(call: string): number {
  return unknownNames[call] ?? 404;
}

/** For tests: a valid body of a call that takes one, as JSON; `null` for one that is sent without. */
export function exampleBody(call: string): string | null {
  if (bodyless.has(call)) return null;
  const body = bodies[call];
  if (body === undefined) throw new Error(`contractExamples.ts has no body for ${call}`);
  return JSON.stringify(body);
}

/** Whether a call refuses to be sent nothing. */
export function needsBody(call: string): boolean {
  return !bodyless.has(call) && call !== 'post /api/forms/submit/{formId}';
}
