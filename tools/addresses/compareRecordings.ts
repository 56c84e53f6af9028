import type { Ask } from './ask.ts';
import type { Description } from './describeAnswer.ts';

export type Recorded = { ask: Ask; answer: Description };
/** Addresses that differ in the same way. */
type Group = { what: string; before: string; after: string; addresses: string[] };
export type Comparison = { asked: number; groups: Group[] };

/** What addresses answer otherwise than before. What comes to many in the same way is one group. */
export function compareRecordings(before: readonly Recorded[], after: readonly Recorded[]): Comparison {
  const answers = new Map(after.map(({ ask, answer }) => [nameOf(ask), answer]));
  const groups = new Map<string, Group>();
  for (const { ask, answer } of before) {
    const address = nameOf(ask);
    const now = answers.get(address);
    for (const change of now
      ? differences(answer, now)
      : [{ what: 'answer', before: 'recorded', after: 'not asked for' }]) {
      const key = JSON.stringify(change);
      const group = groups.get(key) ?? { ...change, addresses: [] };
      groups.set(key, { ...group, addresses: [...group.addresses, address] });
    }
  }
  const largestFirst = [...groups.values()].toSorted((a, b) => b.addresses.length - a.addresses.length);
  return { asked: before.length, groups: largestFirst };
}

function nameOf({ app, path, method = 'GET', body, headers }: Ask): string {
  const more = [body, headers && JSON.stringify(headers)].filter((part) => part !== undefined);
  return [app, method, path, ...more].join(' ');
}

function differences(before: Description, after: Description): Omit<Group, 'addresses'>[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((what) => {
    const [was = [], is = []] = [before[what], after[what]];
    if (was.join('\n') === is.join('\n')) return [];
    const [gone, come] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))];
    // The same lines in another order, or one of them twice
    const isSame = gone.length + come.length === 0;
    return { what, before: shorten(isSame ? was : gone), after: shorten(isSame ? is : come) };
  });
}

function shorten(lines: string[]): string {
  const text = lines.slice(0, 8).join(' ⏎ ');
  const rest = lines.length > 8 ? ` … ${lines.length - 8} more` : '';
  return (text.length > 400 ? `${text.slice(0, 400)}…` : text) + rest;
}
