/** Tags that name files, with quoted attributes that may hold a `>`; comments, which name none. */
const tag = /<!--[\s\S]*?-->|<(script|style|link)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/**
 * The files a page makes the browser fetch at once, each once, as they are written in it. Scripts count by
 * `src` or by a preload; those with `nomodule` are for browsers of another age and do not.
 * @param {string} html
 * @returns {{ scripts: string[], styles: string[] }}
 */
export function findAssets(html) {
  /** @type {Set<string>} */ const scripts = new Set();
  /** @type {Set<string>} */ const styles = new Set();
  for (const { name, attributes } of readTags(html)) {
    if (name === 'script') {
      if (!attributes.has('nomodule')) addTo(scripts, attributes.get('src'));
    } else if (isScriptPreload(attributes)) addTo(scripts, attributes.get('href'));
    else if (relOf(attributes).includes('stylesheet')) addTo(styles, attributes.get('href'));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * @typedef {Map<string, string>} Attributes By their name in lower case.
 * @param {string} html
 * @returns {Generator<{ name: 'script' | 'link', attributes: Attributes }>}
 */
function* readTags(html) {
  let from = 0;
  for (const match of html.matchAll(tag)) {
    if (match.index < from) continue; // Inside a script or style: text, not markup.
    const name = match[1]?.toLowerCase();
    if (name === undefined) continue;
    if (name !== 'link') from = endOf(html, name, match.index + match[0].length);
    if (name !== 'style') {
      yield { name: name === 'link' ? 'link' : 'script', attributes: readAttributes(match[2] ?? '') };
    }
  }
}

/**
 * @param {string} html
 * @param {string} name
 * @param {number} from
 */
function endOf(html, name, from) {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/**
 * @param {string} text
 * @returns {Attributes}
 */
function readAttributes(text) {
  const all = text.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return new Map(
    [...all].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
    ]),
  );
}

/** @param {Attributes} attributes */
function isScriptPreload(attributes) {
  const rel = relOf(attributes);
  return rel.includes('modulepreload') || (rel.includes('preload') && attributes.get('as') === 'script');
}

/** @param {Attributes} attributes */
function relOf(attributes) {
  return (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
}

/**
 * @param {Set<string>} files
 * @param {string | undefined} file
 */
function addTo(files, file) {
  if (file) files.add(file);
}
