import type { RasterFormat } from './renderPicture.ts';

export type PictureFormat = RasterFormat | 'svg';

export const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Formats by the extension a reader may ask for. */
const extensions: Readonly<Record<string, PictureFormat>> = {
  avif: 'avif',
  webp: 'webp',
  jpg: 'jpeg',
  svg: 'svg',
};

/** `name.ext` taken apart. `format` is `null` without an extension; the answer is `null` for an unknown one. */
export function splitFormat(file: string): { name: string; format: PictureFormat | null } | null {
  const dot = file.lastIndexOf('.');
  if (dot < 0) return { name: file, format: null };
  const extension = file.slice(dot + 1);
  const format = Object.hasOwn(extensions, extension) ? extensions[extension] : undefined;
  return format === undefined ? null : { name: file.slice(0, dot), format };
}

/** Media types named by an Accept header and not refused with `q=0`. */
function acceptedTypes(accept: string): Set<string> {
  const types = accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? '' : type;
  });
  return new Set(types);
}

/**
 * The smallest format the client names: AVIF, then WebP, else JPEG. A wildcard is not a name: browsers send it
 * along for formats they cannot draw.
 */
export function negotiateFormat(accept: string | undefined): RasterFormat {
  const types = acceptedTypes(accept ?? '');
  if (types.has('image/avif')) return 'avif';
  return types.has('image/webp') ? 'webp' : 'jpeg';
}
