import { datesOfMatches } from './rules/datesOfMatches.ts';
import { figuresOfTables } from './rules/figuresOfTables.ts';
import { history } from './rules/history.ts';
import { hoursOfKickOffs } from './rules/hoursOfKickOffs.ts';
import { previewHours } from './rules/previewHours.ts';
import { weekdays } from './rules/weekdays.ts';
import type { Rule, Told } from './Told.ts';

const rules: readonly Rule[] = [
  ...[figuresOfTables, hoursOfKickOffs, previewHours],
  ...[weekdays, datesOfMatches, history],
];

/** An error in an article of a site, and the rule that found it. */
export type Finding = {
  readonly site: string;
  readonly article: number | string;
  readonly rule: string;
  readonly text: string;
};

export function proofread(told: Iterable<Told>): Finding[] {
  const findings: Finding[] = [];
  for (const one of told) {
    for (const { name, find } of rules) {
      for (const text of find(one)) {
        findings.push({ site: one.site, article: one.written.head.id, rule: name, text });
      }
    }
  }
  return findings;
}
