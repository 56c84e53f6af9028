import { describe, expect, it } from 'vitest';
import { mapEach } from './mapEach';
import { mapped, rejected } from './Mapped';

describe('mapEach', () => {
  it('keeps the good items in order and names the bad one', () => {
    const { values, issues } = mapEach([1, -2, 3], (n) =>
      n > 0 ? mapped(n * 10) : rejected('negative', String(n)),
    );

    expect(values).toEqual([10, 30]);
    expect(issues).toEqual([{ id: '-2', problem: 'negative', kept: false }]);
  });

  it('passes on the remarks about an item that was kept', () => {
    const remark = { id: 'a', problem: 'no-flag', kept: true };

    expect(mapEach(['a'], (id) => mapped(id, [remark]))).toEqual({ values: ['a'], issues: [remark] });
  });
});
