import { hostileAddresses } from './hostileAddresses';
import type { HostileCase } from './HostileCase';
import { hostileMarkup } from './hostileMarkup';
import { hostileScripts } from './hostileScripts';
import { hostileTexts } from './hostileTexts';

/** What a page calls when a case got through, with its number. */
export const canaryCall = 'ran';
/** What a page asks when a case got through: the number is the first part of the path. */
const canaryHost = 'canary.example';

/** HTML of a newsroom, and texts of it. The number of a case is its place here. */
export const hostileHtml: readonly HostileCase[] = [...hostileScripts, ...hostileAddresses, ...hostileMarkup];
export const hostileCases: readonly HostileCase[] = [...hostileHtml, ...hostileTexts];

const fill = (one: HostileCase): string => {
  const number = hostileCases.indexOf(one);
  return one.html.replaceAll('RUN', `${canaryCall}(${number})`).replaceAll('HOST', `${canaryHost}/${number}`);
};

/** A case as HTML that a backend may send. */
export const asHtml = (one: HostileCase): string => fill(one);

/** The longest title a backend may send here; longer ones stand in bodies. */
const longestText = 5_000;

/** All cases as texts: those that are markup say it in entities, so that it is the text of a title. */
export const asTexts: readonly string[] = [
  ...hostileTexts.map(fill),
  ...hostileHtml.map((one) => escape(fill(one))).filter((text) => text.length <= longestText),
];

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The name of the case a call or an address is of; the text itself where it is of none. */
export function nameOf(trace: string): string {
  const number = new RegExp(`(?:${canaryCall}\\(|${canaryHost.replace('.', '\\.')}/)(\\d+)`).exec(trace)?.[1];
  return number === undefined ? trace : (hostileCases[Number(number)]?.name ?? trace);
}

/** Cases together, so many in one; those that swallow the rest are last. */
export function inGroups(all: readonly HostileCase[], size: number): HostileCase[][] {
  const closed = all.filter(({ isOpen }) => !isOpen);
  const open = all.filter(({ isOpen }) => isOpen);
  const count = Math.max(open.length, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, i) => [
    ...closed.filter((_case, at) => at % count === i),
    ...open.slice(i, i + 1),
  ]);
}
