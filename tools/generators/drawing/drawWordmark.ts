import { openFace, type DrawnFace } from './openFace.ts';
import { outlineText, type Lines, type Outline } from './outlineText.ts';

type Wordmark = { logo: string; icon: string; width: number; height: number };
type WordmarkColours = { ink: string; mark: string; ground: string };

/** Logo height in the header. The drawing has its own units. */
const height = 28;
const logoBox = { height: 30, baseline: 24.5, capHeight: 19 };
const iconBox = { baseline: 25, capHeight: 18 };

/** Draws a name as a logo and its first letter as an icon. Both end in a slanted bar in the theme's mark colour. */
export async function drawWordmark(
  name: string,
  face: DrawnFace,
  { colours, leastWidth = 0 }: { colours: WordmarkColours; leastWidth?: number },
): Promise<Wordmark> {
  const initial = name.charAt(0).toUpperCase();
  const outlines = await openFace(face, `${name}${initial}H`);
  const word = outlineText(outlines, name, 1, logoBox);
  const width = Math.round(Math.max(word.end + 9, (leastWidth * logoBox.height) / height));
  const letterWidth = outlineText(outlines, initial, 0, iconBox).end;
  const letter = outlineText(outlines, initial, 12.5 - letterWidth / 2, iconBox);
  const label = `role="img" aria-label="${escapeXml(name)}"`;
  const ground = `<rect width="32" height="32" rx="6" fill="${colours.ground}"/>`;
  return {
    logo: svg(`viewBox="0 0 ${width} ${logoBox.height}" ${label}`, drawn(word, logoBox, colours)),
    icon: svg('viewBox="0 0 32 32"', ground + drawn(letter, iconBox, colours)),
    width: Math.round((width * height) / logoBox.height),
    height,
  };
}

function drawn({ path, end }: Outline, lines: Lines, { ink, mark }: WordmarkColours): string {
  return `<path fill="${ink}" d="${path}"/><path fill="${mark}" d="${slantedBar(end + 0.8, lines)}"/>`;
}

function slantedBar(x: number, { baseline, capHeight }: Lines): string {
  const top = baseline - capHeight;
  const points = [
    [x, baseline],
    [x + 3.4, baseline],
    [x + 6.4, top],
    [x + 3, top],
  ];
  return `M${points.map((point) => point.map((value) => Number(value.toFixed(1))).join(' ')).join('L')}Z`;
}

const svg = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>\n`;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
