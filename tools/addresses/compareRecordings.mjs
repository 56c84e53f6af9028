/** @typedef {import('./recordAddresses.mjs').Recorded} Recorded */
/** @typedef {import('./ask.mjs').Ask} Ask */
/**
 * @typedef {object} Group Addresses that differ in the same way.
 * @property {string} what
 * @property {string} before
 * @property {string} after
 * @property {string[]} addresses
 */
/** @typedef {{ asked: number, groups: Group[] }} Comparison */

/**
 * What addresses answer otherwise than before. What comes to many in the same way is one group.
 * @param {readonly Recorded[]} before
 * @param {readonly Recorded[]} after
 * @returns {Comparison}
 */
export function compareRecordings(before, after) {
  const answers = new Map(after.map(({ ask, answer }) => [nameOf(ask), answer]));
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const { ask, answer } of before) {
    const now = answers.get(nameOf(ask));
    for (const [what, was, is] of now
      ? differences(answer, now)
      : [['answer', 'recorded', 'not asked for']]) {
      const group = { what: what ?? '', before: was ?? '', after: is ?? '', addresses: [] };
      const key = JSON.stringify(group);
      if (!groups.has(key)) groups.set(key, group);
      groups.get(key)?.addresses.push(nameOf(ask));
    }
  }
  return {
    asked: before.length,
    groups: [...groups.values()].toSorted((a, b) => b.addresses.length - a.addresses.length),
  };
}

/** @param {Ask} ask */
function nameOf({ app, path, method = 'GET', body, headers }) {
  const more = [body, headers && JSON.stringify(headers)].filter((part) => part !== undefined);
  return [app, method, path, ...more].join(' ');
}

/**
 * @param {unknown} before
 * @param {unknown} after
 * @param {string} [what]
 * @returns {string[][]} What, before, after.
 */
function differences(before, after, what = '') {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isFields(before) && isFields(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differences(before[name], after[name], `${what} ${name}`.trim()));
  }
  const [was, is] = [listOf(before), listOf(after)];
  const shown = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))];
  // The same lines in another order, or one of them twice
  const [gone, come] = shown.some((lines) => lines.length > 0) ? shown : [was, is];
  return [[what, shorten(gone ?? []), shorten(come ?? [])]];
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isFields(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lines, so that of a long text only those are shown that differ. @param {unknown} value */
function listOf(value) {
  if (value === undefined) return [];
  if (typeof value === 'string') return value.split('\n');
  return (Array.isArray(value) ? value : [value]).map((item) =>
    typeof item === 'string' ? item : JSON.stringify(item),
  );
}

/** @param {string[]} lines */
function shorten(lines) {
  const text = lines.slice(0, 8).join(' ⏎ ');
  const rest = lines.length > 8 ? ` … ${lines.length - 8} more` : '';
  return (text.length > 400 ? `${text.slice(0, 400)}…` : text) + rest;
}
