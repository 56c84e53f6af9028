import sharp from 'sharp';
import { badgeBoxes } from './drawMatchPicture';

/** Shields and flags as `sizeBadge` gives them; `null` where there is none. */
export type Badges = Readonly<Record<'home' | 'away', Buffer | null>>;

const { width, height } = badgeBoxes.home;

/** A shield or flag in the size it has in the picture; `null` for a file that is no picture. */
export async function sizeBadge(file: Uint8Array | null): Promise<Buffer | null> {
  if (!file) return null;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const badge = sharp(file, { density: 300 }).resize(width, height, { fit: 'contain', background });
  return badge
    .png()
    .toBuffer()
    .catch(() => null);
}

/** The drawing of a match with the shields on it, as a PNG. */
export async function paintMatchPicture(svg: string, badges: Badges): Promise<Buffer> {
  const overlays = (['home', 'away'] as const).flatMap((side) => {
    const { left, top } = badgeBoxes[side];
    const input = badges[side];
    return input ? [{ input, left, top }] : [];
  });
  return sharp(Buffer.from(svg)).composite(overlays).png().toBuffer();
}
