import type { ReaderSettings } from './readerSettings';

type TextSize = ReaderSettings['textSize'];

const sizes: readonly TextSize[] = ['small', 'normal', 'large', 'largest'];

/** The next size of text in a direction; `null` at its end. */
export function steppedSize(from: TextSize, step: 'smaller' | 'larger'): TextSize | null {
  return sizes[sizes.indexOf(from) + (step === 'larger' ? 1 : -1)] ?? null;
}
