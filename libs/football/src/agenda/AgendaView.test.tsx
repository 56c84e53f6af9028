import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { AgendaView } from './AgendaView';

const words = (html: string) => html.replace(/<[^>]*>/g, '');

it('each day of the agenda leads its competitions, and is written as a heading is', () => {
  const tournament = { id: '1', name: 'Copa Oro', slug: null, season: null };
  const days = ['2026-07-05', '2026-07-06', '2026-07-08'].map((day) => ({
    day,
    matches: [aMatch.scheduled({ id: day, kickOff: new Date(`${day}T20:00:00Z`), tournament })],
  }));
  const html = renderToStaticMarkup(
    <AgendaView
      context={testContext()}
      data={{ today: '2026-07-05', asOf: null, days, later: [] }}
      crumbs={[]}
    />,
  );

  const headings = [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, text]) => `${level} ${words(text ?? '')}`,
  );
  expect(headings).toEqual([
    '2 Hoy, dom 5 jul',
    '3 Copa Oro',
    '2 Mañana, lun 6 jul',
    '3 Copa Oro',
    '2 Mié 8 jul',
    '3 Copa Oro',
  ]);
});
