/** A photo as a gallery of the page shows it. */
export type LightboxPhoto = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** Empty when the caption describes the photo. */
  alt: string;
  caption: string;
  credit: string;
  thumbnail: string;
  /** "3 / 12", and for screen readers "Foto 3 de 12"; both empty for a single photo. */
  position: string;
  spoken: string;
};

export type LightboxLabels = { close: string; previous: string; next: string; all: string };
