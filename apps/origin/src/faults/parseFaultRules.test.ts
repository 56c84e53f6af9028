import { describe, expect, it } from 'vitest';
import { writeFaultRule } from './faultRule.ts';
import { FaultRuleError, parseFaultRules } from './parseFaultRules.ts';

describe('parseFaultRules', () => {
  it('reads rules one after the other, and what they leave out', () => {
    const nothing = { value: null, times: null, seconds: null, chance: null, seed: null };

    expect(
      parseFaultRules('GET /v1/** status=503 times=2; hang ; chance=0.25 seed=7 trickle /soccer/*;'),
    ).toEqual([
      { ...nothing, method: 'GET', path: '/v1/**', fault: 'status', value: 503, times: 2 },
      { ...nothing, method: '*', path: '/**', fault: 'hang' },
      { ...nothing, method: '*', path: '/soccer/*', fault: 'trickle', value: 100, chance: 0.25, seed: 7 },
    ]);
    expect(parseFaultRules(' ')).toEqual([]);
  });

  it('reads what writeFaultRule writes', () => {
    const text = 'POST /v1/*/x delay=20 times=3 seconds=60 chance=0.5 seed=9';

    expect(parseFaultRules(text).map(writeFaultRule)).toEqual([text]);
  });

  it.each([
    ['status', 'expected an error status with status, from 400 to 599'],
    ['status=200', 'expected an error status with status, from 400 to 599'],
    ['status=', 'expected a number'],
    ['status=abc', 'expected a number'],
    ['hang=3', 'expected no number with hang'],
    ['delay', 'expected milliseconds with delay, from 1 to 600000'],
    ['delay=0.5', 'expected milliseconds with delay, from 1 to 600000'],
    ['GET /v1', 'expected one of status, hang'],
    ['hang empty', 'expected one fault a rule, not empty too'],
    ['GET POST hang', 'expected one method a rule, not POST too'],
    ['FETCH hang', 'expected one of *, GET'],
    ['hang times=0', 'expected a whole number from 1 to'],
    ['hang times', 'seed=…, not times'],
    ['hang chance=1.5', 'expected a number above 0, up to 1'],
    ['hang seed=3', 'expected a chance beside the seed'],
    ['explode', 'seed=…, not explode'],
    ['hang constructor=1', 'seed=…, not constructor=1'],
  ])('refuses %s and says what it expected', (text, message) => {
    const parse = () => parseFaultRules(`empty; ${text}`);

    expect(parse).toThrow(FaultRuleError);
    expect(parse).toThrow(message);
  });
});
