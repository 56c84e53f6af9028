import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FaultRules } from './FaultRules.ts';
import { parseFaultRules } from './parseFaultRules.ts';

const open = (text: string) => new FaultRules(parseFaultRules(text));
const faultsFor = (rules: FaultRules, path = '/v1/x', method = 'GET') =>
  rules.faultsFor(method, path).map(({ fault }) => fault);

describe('FaultRules', () => {
  it.each([
    ['/v1/**', '/v1/sites/FCA', true],
    ['/v1/**', '/v2/sites/FCA', false],
    ['/v1/*', '/v1/sites', true],
    ['/v1/*', '/v1/sites/FCA', false],
    ['/v1/*/news/**', '/v1/FCA/news/a/b', true],
    ['/a.b(c)', '/a.b(c)', true],
    ['/a.b', '/aXb', false],
    ['/**', '/', true],
    ['/v1', '/v1/x', false],
  ])('with the path %s apply to %s: %s', (pattern, path, applies) => {
    expect(faultsFor(open(`${pattern} hang`), path)).toEqual(applies ? ['hang'] : []);
  });

  it('apply to the method they name', () => {
    const rules = open('POST hang');

    expect(faultsFor(rules, '/x', 'GET')).toEqual([]);
    expect(faultsFor(rules, '/x', 'POST')).toEqual(['hang']);
  });

  it('apply as often as they say and count it', () => {
    const rules = open('hang times=2; empty');

    expect([faultsFor(rules), faultsFor(rules), faultsFor(rules)]).toEqual([['hang'], ['hang'], ['empty']]);
    expect(rules.list().map(({ struck, isOver }) => [struck, isOver()])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('apply for the seconds they say', async () => {
    const rules = open('hang seconds=1');

    expect(faultsFor(rules)).toEqual(['hang']);
    await wait(1050);
    expect(faultsFor(rules)).toEqual([]);
    expect(rules.list()[0]?.isOver()).toBe(true);
  });

  it('let a delay and one other apply together', () => {
    expect(faultsFor(open('delay=1; delay=2; empty; hang'))).toEqual(['delay', 'delay', 'empty']);
  });

  it('apply by chance about as often as they say, and the same calls with the same seed', () => {
    const run = (text: string) => {
      const rules = open(text);
      return Array.from({ length: 1000 }, () => faultsFor(rules).length);
    };
    const first = run('hang chance=0.3 seed=7');
    const struck = first.filter((count) => count === 1).length;

    expect(struck).toBeGreaterThan(240);
    expect(struck).toBeLessThan(360);
    expect(run('hang chance=0.3 seed=7')).toEqual(first);
    expect(run('hang chance=0.3 seed=8')).not.toEqual(first);
  });

  it('forget a rule, and all', () => {
    const rules = open('hang; empty; html');

    expect([rules.remove('1'), rules.remove('1')]).toEqual([true, false]);
    expect(faultsFor(rules)).toEqual(['empty']);
    rules.clear();
    expect(faultsFor(rules)).toEqual([]);
  });
});
