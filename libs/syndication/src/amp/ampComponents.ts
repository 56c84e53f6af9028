/** Elements of AMP that need a script of their own, with its version. */
const components = { 'amp-youtube': '0.1', 'amp-twitter': '0.1', 'amp-instagram': '0.1' } as const;

export const ampRuntime = 'https://cdn.ampproject.org/v0.js';

export type AmpComponent = { name: string; src: string };

/** The scripts for the elements that are in a text: one that is not used may not be loaded. */
export function ampComponentsOf(html: string): AmpComponent[] {
  return Object.entries(components)
    .filter(([name]) => html.includes(`<${name} `))
    .map(([name, version]) => ({ name, src: `https://cdn.ampproject.org/v0/${name}-${version}.js` }));
}
