/** Elements of AMP that need a script of their own, with its version. */
const components = {
  'amp-youtube': '0.1',
  'amp-twitter': '0.1',
  'amp-instagram': '0.1',
  'amp-ad': '0.1',
  'amp-consent': '0.1',
} as const;

export const ampRuntime = 'https://cdn.ampproject.org/v0.js';

export type AmpComponent = { name: string; src: string };

const component = (name: keyof typeof components): AmpComponent => ({
  name,
  src: `https://cdn.ampproject.org/v0/${name}-${components[name]}.js`,
});

/** The scripts for the elements that are in a text: one that is not used may not be loaded. */
export const ampComponentsOf = (html: string): AmpComponent[] =>
  (['amp-youtube', 'amp-twitter', 'amp-instagram'] as const)
    .filter((name) => html.includes(`<${name} `))
    .map(component);

/** Those for ads that readers are asked about. */
export const adComponents: readonly AmpComponent[] = [component('amp-ad'), component('amp-consent')];
