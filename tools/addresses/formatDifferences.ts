import type { Comparison } from './compareRecordings.ts';
import { volatileHeaders, volatileText } from './volatile.ts';

const shown = 6;

export function formatDifferences({ asked, groups }: Comparison): string[] {
  const differing = new Set(groups.flatMap(({ addresses }) => addresses)).size;
  return [
    ...groups.flatMap(({ what, before, after, addresses }) => [
      `${what}: ${addresses.length} ${addresses.length === 1 ? 'address' : 'addresses'}`,
      `  before  ${before || '(nothing)'}`,
      `  after   ${after || '(nothing)'}`,
      ...addresses.slice(0, shown).map((address) => `    ${address}`),
      ...(addresses.length > shown ? [`    … and ${addresses.length - shown} more`] : []),
      '',
    ]),
    `Not compared: ${[...new Set(volatileText.map(({ what }) => what))].join(', ')}, preloads in Link headers; the headers ${[...volatileHeaders].join(', ')}.`,
    `${asked} addresses were asked, ${differing} answer otherwise${differing === 0 ? '.' : `, in ${groups.length} ways.`}`,
  ];
}
