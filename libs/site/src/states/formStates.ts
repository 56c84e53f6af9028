import { buildPath } from '@cancha/routing/buildPath';
import { newsletterAction, newsletterResultPath } from '../newsletter/newsletterPaths';
import type { State } from './State';

const action: State['path'] = (site) => (site.capabilities.newsletter ? newsletterAction(site) : null);
const contact: State['path'] = (site) => (site.forms.contact ? buildPath(site, 'contact', {}) : null);

/** What forms say without JavaScript. None of these is stored: each is refused before, or by a backend that fails. */
export const formStates: readonly State[] = [
  {
    id: 'newsletter-empty',
    label: 'Newsletter: no address',
    ...{ path: action, sends: { email: '' }, status: 422 },
    says: (t) => t('newsletter.empty'),
  },
  {
    id: 'newsletter-invalid',
    label: 'Newsletter: no valid address',
    ...{ path: action, sends: { email: 'lectora@' }, status: 422 },
    says: (t) => t('newsletter.invalid'),
  },
  {
    id: 'newsletter-failure',
    label: 'Newsletter: the backend fails',
    ...{ path: action, sends: { email: 'lectora@example.com' }, status: 503 },
    faults: { content: 'status=503' },
    says: (t) => t('newsletter.failure'),
  },
  {
    id: 'newsletter-taken',
    label: 'Newsletter: signed up',
    path: (site) => (site.capabilities.newsletter ? newsletterResultPath(site, 'success') : null),
    status: 200,
    says: (t) => t('newsletter.success'),
  },
  {
    id: 'newsletter-known',
    label: 'Newsletter: the address is known',
    path: (site) => (site.capabilities.newsletter ? newsletterResultPath(site, 'alreadyRegistered') : null),
    status: 200,
    says: (t) => t('newsletter.alreadyRegistered'),
  },
  {
    id: 'contact-empty',
    label: 'Contact: nothing was written',
    ...{ path: contact, sends: { email: '' }, status: 422 },
    says: (t) => t('contact.check'),
  },
  {
    id: 'contact-failure',
    label: 'Contact: the message cannot be stored',
    // In a field that no reader sees: it is refused like what fails, and stored nowhere.
    ...{ path: contact, sends: { ...filled(), topic: 'x' }, status: 422 },
    says: (t) => t('contact.failure'),
  },
];

function filled(): Record<string, string> {
  const texts = ['name', 'lastName', 'fullName', 'dni', 'city', 'address', 'phone', 'consultation'];
  return { ...Object.fromEntries(texts.map((name) => [name, '12345678'])), email: 'lectora@example.com' };
}
