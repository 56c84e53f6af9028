import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { State } from './State';

type Fault = { readonly id: string; readonly fault: string; readonly label: string; readonly isSlow?: true };

/** What our origin can make of an answer, by the word its header takes. */
const faults: readonly Fault[] = [
  { id: 'status', fault: 'status=503', label: 'answers 503' },
  { id: 'hang', fault: 'hang', label: 'never answers', isSlow: true },
  { id: 'delay', fault: 'delay=4000', label: 'takes four seconds', isSlow: true },
  { id: 'trickle', fault: 'trickle=20', label: 'sends 20 bytes a second', isSlow: true },
  { id: 'cut', fault: 'cut', label: 'breaks off in the middle' },
  { id: 'html', fault: 'html', label: 'answers a page of HTML' },
  { id: 'types', fault: 'types', label: 'answers values of wrong types' },
  { id: 'rubbish', fault: 'rubbish', label: 'answers bytes that are no text' },
  { id: 'empty', fault: 'empty', label: 'answers nothing at all' },
];

/** The list of latest news, which cannot do without the content API. */
const contentFaults = faults.map(({ id, fault, label }): State => ({
  id: `content-${id}`,
  label: `The content API ${label}`,
  path: (site) => buildPath(site, 'latest', {}),
  status: 503,
  says: (t) => t('problem.serverErrorText'),
  faults: { content: fault },
}));

/** A day of results without the API of results. What is slow is waited for by the page, which says so; without an answer there is none. */
const statsFaults = faults.map(({ id, fault, label, isSlow = false }): State => ({
  id: `stats-${id}`,
  label: `The stats API ${label}`,
  path: (site) => (hasPage(site, 'resultsHome') ? buildPath(site, 'resultsHome', {}) : null),
  status: isSlow ? 200 : 503,
  says: (t) => t(isSlow ? 'results.late' : 'problem.serverErrorText'),
  faults: { stats: fault },
}));

export const faultStates = {
  content: { title: 'The content API fails, on a page that nobody has seen yet', states: contentFaults },
  stats: { title: 'The stats API fails', states: statsFaults },
};
