import { describe, expect, it } from 'vitest';
import { decodeFactsFile } from './decodeFactsFile.ts';
import { encodeFactsFile } from './encodeFactsFile.ts';
import { type EventFact, noFacts, type TeamFact } from './factRecords.ts';

const team: TeamFact = {
  key: 'cr-deportivo-saprissa',
  kind: 'club',
  es: 'Saprissa',
  pt: 'Saprissa',
  en: 'Saprissa',
  fullName: 'Deportivo Saprissa',
  code: 'SAP',
  iso2: 'CR',
  city: null,
};
const goal: EventFact = {
  match: 'wc2026-104',
  minute: '106',
  kind: 'goal',
  side: 'home',
  player: 'Ferran Torres',
  number: 7,
  playerOff: null,
  numberOff: null,
};

describe('a facts file', () => {
  it('gives back what was written', () => {
    const text = encodeFactsFile({ teams: [team], events: [goal] });
    expect(decodeFactsFile(text, 'a.json')).toEqual({ ...noFacts(), teams: [team], events: [goal] });
  });

  it('has a line of its own for every record, so that a corrected score is one line of a diff', () => {
    const lines = encodeFactsFile({ events: [goal, { ...goal, minute: '107' }] }).split('\n');
    expect(lines.filter((line) => line.includes('Ferran Torres'))).toHaveLength(2);
  });

  it('goes by the columns it names, whatever their order', () => {
    const text = encodeFactsFile({ events: [goal] })
      .replace('"match","minute"', '"minute","match"')
      .replace('"wc2026-104","106"', '"106","wc2026-104"');
    expect(decodeFactsFile(text, 'a.json').events).toEqual([goal]);
  });

  it('names the file, the table and the row of a malformed record', () => {
    const text = encodeFactsFile({ events: [goal, { ...goal, minute: 'late' }] });
    expect(() => decodeFactsFile(text, 'final.json')).toThrow(/final\.json: events, row 2/);
  });

  it('is refused when it is of another format', () => {
    expect(() => decodeFactsFile('{"format":"other","tables":{}}', 'a.json')).toThrow();
  });
});
