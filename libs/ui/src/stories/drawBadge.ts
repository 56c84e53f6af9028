import { svgUri } from './svgUri';

/** A flag of equal bands, 4:3, from the top or from the left. */
export function drawFlag(colours: readonly string[], from: 'top' | 'left'): string {
  const step = (from === 'top' ? 18 : 24) / colours.length;
  const band = (colour: string, i: number): string =>
    from === 'top'
      ? `<rect y="${i * step}" width="24" height="${step}" fill="${colour}"/>`
      : `<rect x="${i * step}" width="${step}" height="18" fill="${colour}"/>`;
  return svgUri(24, 18, colours.map(band).join(''));
}

/** A cross on a field, 4:3. */
export const drawCross = (field: string, cross: string): string =>
  svgUri(
    24,
    18,
    `<path fill="${field}" d="M0 0h24v18H0z"/><path fill="${cross}" d="M7 0h4v18H7zM0 7h24v4H0z"/>`,
  );

/** A club's shield in two colours, 22 by 26. */
export const drawShield = (left: string, right: string): string =>
  svgUri(
    22,
    26,
    `<path fill="${left}" d="M1 1h20v13c0 6-5 9-10 11C6 23 1 20 1 14z"/><path fill="${right}" d="M11 1h10v13c0 6-5 9-10 11z"/>` +
      '<path fill="none" stroke="#6d7480" d="M1 1h20v13c0 6-5 9-10 11C6 23 1 20 1 14z"/>',
  );
