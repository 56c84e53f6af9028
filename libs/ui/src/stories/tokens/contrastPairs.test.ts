import { themes } from '@cancha/themes/themes';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrastPairs';
import { contrastRatio } from './contrastRatio';

describe.each(Object.values(themes))('theme $key', (theme) => {
  describe.each(['light', 'dark'] as const)('%s', (scheme) => {
    it.each(contrastPairs)('lets $on be read on $behind', ({ on, behind, need }) => {
      const colours = theme[scheme];
      expect(contrastRatio(colours[on], colours[behind])).toBeGreaterThanOrEqual(need);
    });
  });
});
