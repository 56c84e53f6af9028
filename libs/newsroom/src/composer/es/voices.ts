import type { Voice } from '../composerSettings.ts';
import type { Share } from '../Phrasebook.ts';

/** How Spanish is said somewhere. */
export interface SpanishVoice {
  share: Share;
  /** A side that the readers call by another name: in headlines now and then, and from the second mention on. */
  ownSide: { name: string; nickname: string } | null;
  /** Puts the words of the place where the common ones stand. */
  say: (text: string) => string;
}

type Swap = [common: RegExp, own: string];

const swaps: Record<Voice, Swap[]> = {
  centroamerica: [],
  latinoamerica: [
    [/en propia puerta/g, 'en contra'],
    [/tiempo extra/g, 'tiempo suplementario'],
    [/salido del banco/g, 'ingresado desde el banco'],
  ],
  chile: [
    [/en propia puerta/g, 'en contra'],
    [/el tiempo extra/g, 'el alargue'],
    [/El tiempo extra/g, 'El alargue'],
    [/en tiempo extra/g, 'en el alargue'],
    [/tiempo extra/g, 'alargue'],
    [/el medio tiempo/g, 'el entretiempo'],
    [/Al descanso/g, 'Al entretiempo'],
    [/Después del descanso/g, 'Después del entretiempo'],
    [/salido del banco/g, 'salido desde la banca'],
    [/salieron del banco/g, 'salieron desde la banca'],
  ],
};

function voice(name: Voice, part: number, ownSide: SpanishVoice['ownSide'] = null): SpanishVoice {
  return {
    share: { part, of: 3 },
    ownSide,
    say: (text) => swaps[name].reduce((said, [common, own]) => said.replace(common, own), text),
  };
}

export const voices: Record<Voice, SpanishVoice> = {
  centroamerica: voice('centroamerica', 0),
  latinoamerica: voice('latinoamerica', 1),
  chile: voice('chile', 2, { name: 'Chile', nickname: 'La Roja' }),
};
