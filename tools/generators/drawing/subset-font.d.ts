// The package has no types; these are of what we use.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' },
  ): Promise<Buffer>;
}
