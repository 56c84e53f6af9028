import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyStandings } from '../../stories/storyStandings';
import { StandingsTable, type StandingsTableProps } from './StandingsTable';

const table = (props: Partial<StandingsTableProps>) =>
  renderToStaticMarkup(<StandingsTable {...storyStandings} {...props} />);
/** Body rows of the table, as they come. */
const rowsOf = (html: string) => html.split('<tbody>')[1]!.split('</tbody>')[0]!.split('<tr').slice(1);

describe('StandingsTable', () => {
  it('draws the cut under the last row of a zone, and under no other', () => {
    const cut = rowsOf(table({})).map((row) => /^ class="[^"]*cut/.test(row));
    expect(cut).toEqual([false, false, false, true, false, false]);
  });

  it('draws no cut in a table without zones', () => {
    const rows = storyStandings.rows.map((row) => ({ ...row, zone: null, cut: false }));
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

  it('names every row by its team', () => {
    expect(table({}).match(/scope="row"/g)).toHaveLength(storyStandings.rows.length);
  });
});
