import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Look } from './looks';

type Rule = { id: string; enabled?: boolean };

function offRules(a11y: unknown): string[] {
  const { config } = (a11y ?? {}) as { config?: { rules?: readonly Rule[] } };
  return (config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id);
}

/**
 * After a story has been rendered and played in the tests: it reads and fits in the looks chosen for it. Not while
 * designers look at it, whose page would flicker. `parameters.looks: false` is for stories that make faults.
 */
export const expectLooks: NonNullable<Preview['afterEach']> = async ({
  parameters,
  globals,
  componentId,
  tags,
}) => {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || parameters['looks'] === false) return;
  const [{ chooseLooks }, { findFaults }, { wearLook }] = await Promise.all([
    import('./chooseLooks'),
    import('./findFaults'),
    import('./wearLook'),
  ]);
  // Storybook's own run of axe is before or after this one, and in this look.
  const { brand, scheme } = globals as Look;
  const faults = await findFaults({
    chosen: chooseLooks({ componentId, tags }),
    off: offRules(parameters['a11y']),
    seen: { brand, scheme },
  });
  await wearLook({ brand, scheme });
  await expect(faults).toEqual([]);
};
