import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyRanking, storyWholeRanking } from '../../stories/storyRanking';
import { RankingLegend } from './RankingLegend';
import { RankingTable, type RankingTableProps } from './RankingTable';

const table = (props: Partial<RankingTableProps>) =>
  renderToStaticMarkup(<RankingTable {...storyRanking} {...props} />);
/** Body rows of the table, as they come. */
const rowsOf = (html: string) => html.split('<tbody>')[1]!.split('</tbody>')[0]!.split('<tr').slice(1);

describe('RankingTable', () => {
  it('draws the cut under the last row of a zone, and under no other', () => {
    const cut = rowsOf(table({})).map((row) => /^ class="[^"]*cut/.test(row));
    expect(cut).toEqual([false, false, false, true, false, false]);
  });

  it('draws no cut in a table without zones', () => {
    const rows = storyRanking.rows.map((row) => ({ ...row, zone: null, cut: false }));
    expect(rowsOf(table({ rows })).some((row) => row.includes('cut'))).toBe(false);
  });

  it('marks the rows of a zone and explains each zone in a legend', () => {
    expect(rowsOf(table({})).filter((row) => row.includes('zone1'))).toHaveLength(4);
    expect(table({})).toMatch(/<li class="[^"]*zone1[^"]*">Semifinales<\/li>/);
  });

  it('has neither legend nor note when there is nothing to explain', () => {
    const html = table({ zones: [], note: null });
    expect(html).not.toContain('<ul');
    expect(html).not.toContain('<p');
  });

  it('leaves its legend to who tells it for several tables', () => {
    expect(table({ withoutLegend: true })).not.toContain('<ul');
    expect(renderToStaticMarkup(<RankingLegend {...storyRanking} />)).toContain('>Semifinales</li>');
  });

  it('names every row by its team', () => {
    expect(table({}).match(/scope="row"/g)).toHaveLength(storyRanking.rows.length);
  });

  it('has points before the other columns, as many as asked for', () => {
    const headings = [...table(storyWholeRanking).matchAll(/<abbr[^>]*>([^<]+)/g)].map(([, text]) => text);
    expect(headings).toEqual(['P', 'PTS', 'PJ', 'G-E-P', 'DIF', 'Últimos 5']);
  });

  it('writes a record as won, drawn and lost, a 0 included', () => {
    const [row] = storyWholeRanking.rows;
    const html = table({ ...storyWholeRanking, rows: [{ ...row!, record: { won: 0, drawn: 2, lost: 0 } }] });
    expect(html).toContain('<td>0-2-0</td>');
  });

  it('says the form of a team by words for the ear', () => {
    expect(table(storyWholeRanking)).toContain('ganado, empatado, perdido, ganado, ganado');
  });

  it('shows what is not known as unknown, and a 0 as 0', () => {
    const [row] = storyRanking.rows;
    const html = table({ rows: [{ ...row!, points: 0, played: null, goalDifference: null }] });
    expect(html).toMatch(/<\/th><td>0</);
    expect(html.match(/sin dato/g)).toHaveLength(2);
  });

  it('marks the own team for the ear too, and no other', () => {
    expect(table(storyWholeRanking).match(/\(tu equipo\)/g)).toHaveLength(1);
  });

  it('can be scrolled by the keyboard where it may be wider than a phone, and takes no stop where it is not', () => {
    expect(table(storyWholeRanking)).toContain('tabindex="0"');
    expect(table({})).not.toContain('tabindex');
  });

  it('explains the marks of the form where it has them', () => {
    const legend = (html: string) => html.split('<ul')[1] ?? '';
    expect(legend(table(storyWholeRanking))).toMatch(/G<\/b><\/span><span aria-hidden="true">ganado</);
    expect(legend(table({}))).not.toContain('ganado');
  });
});
