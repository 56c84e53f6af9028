import type { Tree } from '@nx/devkit';
import { drawWordmark } from '../drawing/drawWordmark.ts';
import type { DrawnFace } from '../drawing/openFace.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import { editFile } from '../source/editFile.ts';
import { replaceValue } from '../source/editSource.ts';
import type { Logo, SiteFacts } from './gatherFacts.ts';

type Tokens = {
  fonts: { head: DrawnFace };
  logo: { width: string };
  light: { onHeader: string; mark: string; header: string };
};

/** `logo.svg` and `icon.svg` of a site, in the font and colours of its theme. A new theme gets the logo's width. */
export async function writeDrawings(tree: Tree, { row, name, hasNewTheme }: SiteFacts): Promise<Logo> {
  const theme = `libs/themes/sets/${row.theme}/tokens.ts`;
  const { tokens } = loadFromTree(tree, theme) as { tokens: Tokens };
  const { onHeader, mark, header } = tokens.light;
  const { logo, icon, ...size } = await drawWordmark(name, tokens.fonts.head, {
    colours: { ink: onHeader, ground: header, mark },
    leastWidth: hasNewTheme ? 0 : Number.parseFloat(tokens.logo.width),
  });
  tree.write(`libs/brands/src/${row.id}/logo.svg`, logo);
  tree.write(`libs/brands/src/${row.id}/icon.svg`, icon);
  if (hasNewTheme) {
    for (const property of ['width', 'phoneWidth'])
      editFile(tree, theme, (text) => replaceValue(text, ['tokens', 'logo'], property, `'${size.width}px'`));
  }
  return { file: 'logo.svg', ...size };
}
