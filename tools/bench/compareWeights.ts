import type { PageWeight } from './weighPages.ts';

export const weightNames = ['htmlGz', 'html', 'scriptGz', 'styleGz'] as const;
type WeightName = (typeof weightNames)[number];
type ComparedWeight = { ours: number; other: number; ratio: number };

/** Means of all pages of a kind. */
export type WeightComparison = { kind: string; pages: number; weights: Record<WeightName, ComparedWeight> };

/** Compares the weights of the same pages of two builds. */
export function compareWeights(ours: PageWeight[], other: PageWeight[]): WeightComparison[] {
  const kinds = [...new Set(ours.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const isOfKind = (page: PageWeight) => page.kind === kind;
    const [own, others] = [ours.filter(isOfKind), other.filter(isOfKind)];
    const compare = (name: WeightName): ComparedWeight => {
      const [a, b] = [meanOf(own, name), meanOf(others, name)];
      return { ours: a, other: b, ratio: a === b ? 1 : a / b };
    };
    const weights = Object.fromEntries(weightNames.map((name) => [name, compare(name)]));
    return { kind, pages: own.length, weights: weights as WeightComparison['weights'] };
  });
}

function meanOf(pages: PageWeight[], name: WeightName): number {
  return pages.reduce((sum, page) => sum + page[name], 0) / pages.length;
}
