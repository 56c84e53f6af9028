import type { ThemeFace } from './ThemeFace';

/** Name of the stretched Arial that stands in until a face has come. */
export function fallbackFamily({ family }: ThemeFace): string {
  return `${family} Stand-in`;
}

/** Value of `font-family`: the face, its stand-in, then what the system has. */
export function faceStack(face: ThemeFace, ...system: readonly string[]): string {
  return [`"${face.family}"`, `"${fallbackFamily(face)}"`, ...system].join(',');
}
