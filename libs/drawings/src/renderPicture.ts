import sharp from 'sharp';

// One thread a picture: how many are encoded at once is the store’s to say.
sharp.concurrency(1);

export type RasterFormat = 'avif' | 'webp' | 'jpeg';

export interface RasterSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: RasterFormat;
}

/** Full chroma throughout: flat red beside flat blue frays without it. Qualities are the lowest that do not ring. */
const settings = {
  avif: { quality: 60, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 82, effort: 2, smartSubsample: true },
  jpeg: { quality: 82, chromaSubsampling: '4:4:4', mozjpeg: false },
} as const;

/** Changes when the encoders or their settings do: part of every cache key. */
export const encoderVersion = JSON.stringify([sharp.versions.sharp, sharp.versions.vips, settings]);

/**
 * Pixels of an SVG that has a viewBox and no size of its own. Drawn at the size asked for, not scaled from another.
 * Throws when the text is no SVG.
 */
export async function renderPicture(svg: string, { width, height, format }: RasterSize): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const image = sharp(Buffer.from(sized)).removeAlpha();
  switch (format) {
    case 'avif':
      return image.avif(settings.avif).toBuffer();
    case 'webp':
      return image.webp(settings.webp).toBuffer();
    case 'jpeg':
      return image.jpeg(settings.jpeg).toBuffer();
  }
}
