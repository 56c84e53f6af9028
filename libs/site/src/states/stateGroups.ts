import type { Site } from '@cancha/brands/Site';
import { statesPath } from '../context/siteInState';
import { emptyStates } from './emptyStates';
import { faultStates } from './faultStates';
import { formStates } from './formStates';
import { matchStates } from './matchStates';
import { catalogueStates, problemPages } from './problemStates';
import type { State, StateGroup } from './State';

/** All that the gallery shows, as it shows it. */
export const stateGroups: readonly StateGroup[] = [
  { title: 'Pages in place of another', states: problemPages },
  faultStates.content,
  faultStates.stats,
  { title: 'The catalogue of errors (specification, section 8)', states: catalogueStates },
  { title: 'Nothing to show', states: emptyStates },
  { title: 'A match in each of its states', states: matchStates },
  { title: 'What comes of a form', states: formStates },
];

export const allStates: readonly State[] = stateGroups.flatMap(({ states }) => states);

const byId = new Map(allStates.map((state) => [state.id, state]));

/** The state that an address of a site shows; `null` for one outside the gallery, and for the gallery itself. */
export function readState(site: Pick<Site, 'prefix'>, pathname: string): State | null {
  const start = `${site.prefix}${statesPath}/`;
  if (!pathname.startsWith(start)) return null;
  const [id = ''] = pathname.slice(start.length).split('/', 1);
  return byId.get(id) ?? null;
}
