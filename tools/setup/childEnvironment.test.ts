import { describe, expect, it } from 'vitest';
import { childEnvironment, installEnvironment } from './childEnvironment.mjs';
import { binFolder } from './workspaceRoot.mjs';

const base = { PATH: `/usr/local/bin:${binFolder}:/usr/bin`, HOME: '/home/reader' };

describe('childEnvironment', () => {
  it('finds the pinned Node and the installed commands first', () => {
    expect(childEnvironment({}, base)['PATH']).toBe(`${binFolder}:/usr/local/bin:/usr/bin`);
  });

  it('keeps what the reader set, and lets a step set more', () => {
    expect(childEnvironment({ CI: '1' }, base)).toMatchObject({ HOME: '/home/reader', CI: '1' });
  });
});

describe('installEnvironment', () => {
  it('finds nothing of what the installation deletes', () => {
    expect(installEnvironment(base)['PATH']).toBe('/usr/local/bin:/usr/bin');
  });
});
