import sharp, { type OverlayOptions } from 'sharp';
import { pictureSize } from '../match/drawMatchPicture';

type Drawn = {
  /** Of the site's header, `#rrggbb`. */
  ground: string;
  /** Flags as files: the champion's first, then those of the other three who reached the semi-finals. */
  flags: readonly Uint8Array[];
};

type Place = { left: number; top: number; width: number; height: number };

const champion: Place = { left: 360, top: 60, width: 480, height: 330 };
const others: readonly Place[] = [0, 1, 2].map((at) => ({
  ...{ left: 270 + at * 240, top: 450, width: 180, height: 124 },
}));
const frame = 6;

/** The champion over the other three semi-finalists, by their flags alone: a picture has no language. A PNG. */
export async function drawPicture({ ground, flags }: Drawn): Promise<Buffer> {
  const places = [champion, ...others];
  const parts = await Promise.all(
    flags.slice(0, places.length).map(async (flag, at) => drawFlag(flag, places[at] ?? champion)),
  );
  return sharp({ create: { ...pictureSize, channels: 3, background: ground } })
    .composite(parts)
    .png({ palette: true })
    .toBuffer();
}

async function drawFlag(flag: Uint8Array, { left, top, width, height }: Place): Promise<OverlayOptions> {
  const input = await sharp(flag, { density: 300 })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .extend({ top: frame, bottom: frame, left: frame, right: frame, background: '#ffffff' })
    .toBuffer();
  return { input, left: left - frame, top: top - frame };
}
