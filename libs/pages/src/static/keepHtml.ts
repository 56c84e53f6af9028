type Kept = { readonly rest: readonly unknown[]; readonly html: string };

const kept = new WeakMap<object, Kept>();

/**
 * The HTML that was rendered last from the same values, else a new rendering. It is kept for as long as the first
 * value lives, which has to be of this markup alone: one object keeps one HTML.
 */
export function keepHtml([owner, ...rest]: readonly [object, ...unknown[]], render: () => string): string {
  const last = kept.get(owner);
  if (last && last.rest.length === rest.length && last.rest.every((value, i) => Object.is(value, rest[i])))
    return last.html;

  const html = render();
  kept.set(owner, { rest, html });
  return html;
}
