/** What a rule can make of an answer. */
export const faultNames = [
  'status',
  'hang',
  'delay',
  'trickle',
  'cut',
  'html',
  'types',
  'rubbish',
  'empty',
] as const;

export type FaultName = (typeof faultNames)[number];

/** The number that goes with a fault. `fallback` stands where none is named; `null`: one has to be. */
export type FaultNumber = { unit: string; least: number; most: number; fallback: number | null };

export type FaultKind = { label: string; number: FaultNumber | null };

export const faultKinds: Record<FaultName, FaultKind> = {
  status: {
    label: 'Answer a status',
    number: { unit: 'an error status', least: 400, most: 599, fallback: null },
  },
  hang: { label: 'Hang: never answer', number: null },
  delay: {
    label: 'Delay the answer',
    number: { unit: 'milliseconds', least: 1, most: 600_000, fallback: null },
  },
  trickle: {
    label: 'Trickle: send the body slowly',
    number: { unit: 'bytes a second', least: 1, most: 1_000_000, fallback: 100 },
  },
  cut: { label: 'Cut the body short', number: null },
  html: { label: 'Answer HTML', number: null },
  types: { label: 'Answer values of wrong types', number: null },
  rubbish: { label: 'Answer rubbish bytes', number: null },
  empty: { label: 'Answer an empty body', number: null },
};
