import { randomFrom } from '@cancha/drawings/random.ts';
import type { FaultRule } from './faultRule.ts';
import { pathMatcher } from './pathMatcher.ts';

/** A rule that is in force, or was: `isOver` says so. */
export type KeptRule = { id: string; rule: FaultRule; struck: number; isOver: () => boolean };

type Kept = KeptRule & { matches: (path: string) => boolean; draw: () => number };

/** What a rule with a chance and without a seed draws from: a run can always be repeated. */
const usualSeed = 1;

/** The rules in force, in the order they were added. */
export class FaultRules {
  static readonly most = 100;
  readonly #rules = new Map<string, Kept>();
  #lastId = 0;

  constructor(rules: readonly FaultRule[]) {
    for (const rule of rules) this.add(rule);
  }

  get size(): number {
    return this.#rules.size;
  }

  add(rule: FaultRule): KeptRule {
    // Never the caller's clock, which can be moved: seconds are those somebody waits.
    const end = rule.seconds === null ? Infinity : performance.now() + rule.seconds * 1000;
    const kept: Kept = {
      ...{ id: String(++this.#lastId), rule, struck: 0 },
      isOver: () => kept.struck >= (rule.times ?? Infinity) || performance.now() >= end,
      matches: pathMatcher(rule.path),
      draw: randomFrom(rule.seed ?? usualSeed),
    };
    this.#rules.set(kept.id, kept);
    return kept;
  }

  list(): KeptRule[] {
    return [...this.#rules.values()];
  }

  remove(id: string): boolean {
    return this.#rules.delete(id);
  }

  clear(): void {
    this.#rules.clear();
  }

  /** The rules that apply to a call now, each counted: any number of delays, then at most one other. */
  faultsFor(method: string, path: string): FaultRule[] {
    const faults: FaultRule[] = [];
    for (const kept of this.#rules.values()) {
      const { rule } = kept;
      if ((rule.method !== '*' && rule.method !== method) || !kept.matches(path) || kept.isOver()) continue;
      if (rule.chance !== null && kept.draw() >= rule.chance) continue;
      kept.struck += 1;
      faults.push(rule);
      if (rule.fault !== 'delay') break;
    }
    return faults;
  }
}
