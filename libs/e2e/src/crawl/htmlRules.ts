import type { ConfigData } from 'html-validate';

/**
 * Rules of html-validate that pages are not held to, each with its reason. All others of `recommended` hold: nesting,
 * ids, references, labels, landmarks, required attributes, allowed values.
 */
const switchedOff = {
  // How the same document is spelled. Ours is React's spelling, which browsers read as any other.
  'attr-case': 'React writes hrefLang and srcSet; names of attributes have no case',
  'attr-quotes': 'spelling',
  'attribute-boolean-style': 'React writes hidden=""',
  'attribute-empty-style': 'React writes download=""',
  'doctype-style': 'React writes <!DOCTYPE html>',
  'no-trailing-whitespace': 'bodies come from newsrooms',
  'void-style': 'React writes <br/>',
  'no-self-closing': 'React writes <path/> only where it may',
  // Without autocomplete="off" Firefox opens menus again after a reload; others pass it over on a checkbox.
  'input-attributes': 'the checkboxes of menus say autocomplete="off"',
  'valid-autocomplete': 'the checkboxes of menus say autocomplete="off"',
  // House rules of other projects.
  'long-title': 'the newsroom writes the titles',
  'no-inline-style':
    'sizes and brand colours that differ from page to page are variables in style attributes',
  'require-sri': 'scripts come from the page’s own host',
} as const;

export const htmlConfig: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    ...Object.fromEntries(Object.keys(switchedOff).map((rule) => [rule, 'off'])),
    // As HTML has it: React calls its own script `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // A line of a table may have a name, and ours is a sentence. Where no name is allowed none is.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};
