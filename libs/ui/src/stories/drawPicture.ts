import { svgUri } from './svgUri';

/** Colours of home and away. */
export type Kits = readonly [string, string];

const ink = '#0d1420';
const paper = '#f7f2e6';

/**
 * A picture for stories: two kits and a ball, composed for the given size. Deterministic.
 * @param width in CSS pixels
 * @param height in CSS pixels
 */
export function drawPicture([home, away]: Kits, width: number, height: number): string {
  const lean = Math.round(height * Math.tan((18 * Math.PI) / 180));
  const middle = Math.round(width / 2);
  const radius = Math.round(height * 0.3);
  const seam = `M${middle + lean / 2} 0H${width}V${height}H${middle - lean / 2}Z`;
  return svgUri(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${home}"/><path d="${seam}" fill="${away}"/>` +
      `<circle cx="${middle}" cy="${height / 2}" r="${radius}" fill="${paper}" stroke="${ink}" stroke-width="${radius / 12}"/>` +
      `<circle cx="${middle}" cy="${height / 2}" r="${radius / 2.6}" fill="${ink}"/>`,
  );
}
