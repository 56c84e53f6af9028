import { furtherPage } from '@cancha/site/navigation/furtherPage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageViews, type PageView } from './PageViews';
import { Walk, type Step } from './testing/Walk';

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('open' as const, 'reload' as const, 'read on' as const) }),
  fc.record({ kind: fc.constant('choose a view' as const), view: fc.nat(2) }),
  fc.record({ kind: fc.constantFrom('back' as const, 'forward' as const), isKept: fc.boolean() }),
  fc.record({ kind: fc.constant('prerender' as const), isShown: fc.boolean() }),
);

describe.each([
  ['of a reader who stores what the tab needs', true],
  ['of a reader who stores nothing', false],
])('a walk through the site %s', (_who, canStore) => {
  it('is counted by each service as often as there are route changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const walk = new Walk(canStore);
        for (const one of steps) walk.take(one);
        const { audience, pageTracker } = walk.told;

        expect(pageTracker).toEqual(audience);
        // The first page of the visit is the vendor's to count, and the first that is told.
        expect(audience.map(({ isFirst }) => isFirst)).toEqual([
          true,
          ...Array.from({ length: walk.expected }, () => false),
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('pages that count', () => {
  const facts = { url: 'https://x.example/ultimas-noticias', title: 'Últimas', section: '', authors: [] };
  const open = (opening: 'first' | 'further' | 'again') => {
    const page = new EventTarget();
    const views = new PageViews({ opening, isListNew: () => true }, () => facts, page);
    const tell = (path: string) =>
      page.dispatchEvent(new CustomEvent(furtherPage, { detail: { path, kind: 'list' } }));
    return { views, tell };
  };

  it('of a list have the address of the page that was brought in', () => {
    const { views, tell } = open('again');
    const told: PageView[] = [];
    views.follow('audience', (view) => told.push(view));
    tell('/ultimas-noticias?page=2');

    expect(told).toEqual([
      {
        ...facts,
        url: 'https://x.example/ultimas-noticias?page=2',
        referrerType: 'list',
        isFirst: false,
      },
    ]);
  });

  it('are told to a service that comes late, and once to one that is started again', () => {
    const { views, tell } = open('further');
    const [early, late]: [PageView[], PageView[]] = [[], []];
    views.follow('audience', (view) => early.push(view));
    tell('/ultimas-noticias?page=2');
    views.follow('pageTracker', (view) => late.push(view));
    views.follow('audience', (view) => early.push(view));
    tell('/ultimas-noticias?page=3');

    expect(early).toHaveLength(3);
    expect(late).toEqual(early);
  });

  it('are not those of a reader who has withdrawn', () => {
    const { views, tell } = open('further');
    const told: PageView[] = [];
    const stop = views.follow('audience', (view) => told.push(view));
    stop();
    tell('/ultimas-noticias?page=2');
    views.follow('audience', (view) => told.push(view));

    expect(told).toHaveLength(1);
  });
});
