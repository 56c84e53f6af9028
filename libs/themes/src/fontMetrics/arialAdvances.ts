/** Advance widths of the sample text's letters, in 2048ths of an em. The same in Liberation Sans. */
const regular = {
  455: 'ijl',
  569: ' ,:ftí',
  682: '-r“”',
  1024: 'csvxyzç',
  1139: '0126?Labdeghnopquàáãéêñó',
  1251: 'FT¿',
  1366: 'ABES',
  1479: 'CHNRw',
  1706: 'm',
};

const bold = {
  569: ' ,ijlí',
  682: '-:ft',
  797: 'r',
  1024: 'z“”',
  1139: '0126acesvxyàáãçéê',
  1251: '?FLTbdghnopqu¿ñó',
  1366: 'ES',
  1479: 'ABCHNR',
  1593: 'w',
  1821: 'm',
};

const emsOf = (widths: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(widths).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width) / 2048] as const),
    ),
  );

/** Advance widths of Arial and Arial Bold, in em. */
export const arialAdvances = { regular: emsOf(regular), bold: emsOf(bold) };
