import { describe, expect, it } from 'vitest';
import { mapEach } from './mapEach';
import { accepted, rejected, type MapIssue } from './MapResult';

describe('mapEach', () => {
  it('keeps the good items in order and names the bad one', () => {
    const issues: MapIssue[] = [];
    const values = mapEach(
      [1, -2, 3],
      (n) => (n > 0 ? accepted(n * 10) : rejected('negative', String(n))),
      issues,
    );

    expect(values).toEqual([10, 30]);
    expect(issues).toEqual([{ id: '-2', problem: 'negative', kept: false }]);
  });

  it('passes on the warnings about an item that was kept', () => {
    const warning = { id: 'a', problem: 'no-flag', kept: true };
    const issues: MapIssue[] = [];

    expect(mapEach(['a'], (id) => accepted(id, [warning]), issues)).toEqual(['a']);
    expect(issues).toEqual([warning]);
  });
});
