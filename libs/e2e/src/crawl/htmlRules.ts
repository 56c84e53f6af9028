import type { ConfigData } from 'html-validate';

/** Rules of html-validate that pages are not held to, each with its reason. All others of `recommended` and `document` hold. */
const switchedOff = {
  'long-title': 'the newsroom writes the titles, and what is cut in a list of results is whole on the page',
  'no-inline-style':
    'sizes and brand colours that differ from page to page are variables in style attributes',
  'no-trailing-whitespace': 'no browser sees it, and bodies come from newsrooms',
} as const;

/** How the same document is spelled: as React and the sanitiser do, which browsers read as any other. */
const spelling: ConfigData['rules'] = {
  'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
  'attribute-boolean-style': ['error', { style: 'empty' }],
  'attribute-empty-style': ['error', { style: 'empty' }],
  'doctype-style': ['error', { style: 'uppercase' }],
  'void-style': ['error', { style: 'selfclosing' }],
};

export const htmlConfig: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    // As ARIA in HTML has it: a label that nobody hears is none.
    { label: { deprecatedAttributes: ['aria-hidden'] } },
  ],
  rules: {
    ...Object.fromEntries(Object.keys(switchedOff).map((rule) => [rule, 'off'])),
    ...spelling,
    // As HTML has it: React calls its own script `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // A line of a table may have a name, and ours is a sentence. Where no name is allowed none is.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Scripts of the page's own host need no digest.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};
