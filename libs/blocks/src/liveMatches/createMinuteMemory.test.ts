import { expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { createMinuteMemory } from './createMinuteMemory';
import { toMatchPatch } from './toMatchPatch';

const at = (minute: number) => [
  toMatchPatch(aMatch.live({ minute, period: minute > 45 ? 'second-half' : 'first-half' }), testContext()),
];
const minuteMs = 60_000;

it('a clock that the provider stopped at 45 is in stoppage time a minute later', () => {
  const withMinutes = createMinuteMemory();
  const texts = [
    withMinutes(at(44), 0),
    withMinutes(at(45), minuteMs),
    withMinutes(at(45), 2 * minuteMs),
    withMinutes(at(45), 3 * minuteMs),
    withMinutes(at(46), 20 * minuteMs),
  ].map(([match]) => match?.stateText);

  expect(texts).toEqual(['44’', '45’', '45+’', '45+’', '46’']);
});
