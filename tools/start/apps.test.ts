import { describe, expect, it } from 'vitest';
import { apps, mainApp } from './apps.mjs';

describe('apps', () => {
  it('gives each app a port and a variable of its own, none of them the origin’s', () => {
    const rows = Object.values(apps);
    expect(new Set([4000, ...rows.map(({ port }) => port)]).size).toBe(rows.length + 1);
    expect(new Set(['ORIGIN_PORT', ...rows.map(({ portVariable }) => portVariable)]).size).toBe(
      rows.length + 1,
    );
  });

  it('has the app that starts unasked', () => {
    expect(Object.keys(apps)).toContain(mainApp);
  });
});
