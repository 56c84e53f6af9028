import { sites, type SiteId } from '@cancha/brands/sites';
import { testContext } from '@cancha/site/testing/testContext';
import { describe, expect, it } from 'vitest';
import { toDayStrip } from './toDayStrip';

const shown = {
  day: '2026-07-05',
  today: '2026-07-05',
  only: null,
  daysWithMatches: new Set(['2026-07-06']),
};

describe('the strip of days', () => {
  it.each<[SiteId, string[]]>([
    ['fca', ['Hoy, dom 5 julio', 'Día siguiente: lun 6 julio, con partidos']],
    ['bolavip-pt', ['Hoje · dom 5 julho', 'Próximo dia: seg 6 julho, com jogos']],
    ['bolavip-en', ['Today · Sun 5 July', 'Next day: Mon 6 July, with matches']],
  ])('of %s names each day by what is seen of it', (id, names) => {
    const { days } = toDayStrip(shown, testContext({ site: sites[id] }));

    expect(days.slice(3, 5).map(({ label }) => label)).toEqual(names);
    for (const { label, weekday, date } of days) expect(label).toContain(`${weekday} ${date}`);
  });
});
