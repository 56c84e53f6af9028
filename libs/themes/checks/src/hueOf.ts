/** Hue of `#rrggbb` in degrees: red 0, yellow 60, green 120, blue 240. `null` for a grey. */
export function hueOf(colour: string): number | null {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  if (span < 16) return null;
  const [base, lead] = most === r ? [0, g - b] : most === g ? [120, b - r] : [240, r - g];
  return (base + (60 * lead) / span + 360) % 360;
}
