import { sites } from '@cancha/brands/sites';
import { expect, it, vi } from 'vitest';
import { getSiteContext } from '../../context/SiteContext';
import { createRouter } from '../../routes/createRouter';
import { testContext } from '../../testing/testContext';
import { newsletterResultRoute, newsletterRoute } from './NewsletterPage';

vi.mock('../../context/SiteContext', () => ({ getSiteContext: vi.fn() }));

const router = createRouter([newsletterRoute, newsletterResultRoute]);
const { capabilities } = sites.fca;
const at = (pathname: string, newsletter = true) => {
  const target = router(
    { ...sites.fca, capabilities: { ...capabilities, newsletter } },
    pathname,
    new URLSearchParams(),
  );
  return target.kind === 'page' ? target.path : target.kind;
};

it.each(['success', 'alreadyRegistered'])('says under an address of its own: %s', (outcome) => {
  expect(at(`/api/newsletter/${outcome}`)).toBe(`newsletter/${outcome}`);
});

it.each(['empty', 'invalid', 'failure', 'tooMany', 'constructor', 'none'])(
  'has no address, where it would be said with 200: %s',
  (outcome) => {
    expect(at(`/api/newsletter/${outcome}`)).toBe('missing');
  },
);

it('takes addresses, and leads who comes by the address to the box', async () => {
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ site: { prefix: '/mx' } }));

  expect(at('/api/newsletter')).toBe('newsletter/none');
  await expect(newsletterRoute.check?.({ site: 'fca' } as never)).rejects.toMatchObject({
    ...{ name: 'MovedPage', to: '/mx#boletin', status: 307 },
  });
});

it('is not there on a site without a newsletter', () => {
  for (const address of ['/api/newsletter', '/api/newsletter/success'])
    expect(at(address, false)).toBe('missing');
});
