import type { ThemeFace } from './ThemeFace';

/** Family name of the scaled Arial. */
export function fallbackFamily({ family }: ThemeFace): string {
  return `${family} Stand-in`;
}

/** Value of `font-family`: the face, its fallback, then system fonts. */
export function faceStack(face: ThemeFace, ...system: readonly string[]): string {
  return [`"${face.family}"`, `"${fallbackFamily(face)}"`, ...system].join(',');
}

/** Whether Arial Bold, not Arial, is the fallback of a face of this weight. */
export function usesBoldFallback(weight: number): boolean {
  return weight >= 600;
}
