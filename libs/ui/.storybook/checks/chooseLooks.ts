import { looks, type Look } from './looks';

/** Components that have been in every look already, by Storybook's id. */
const shown = new Set<string>();

type Story = { componentId: string; tags: readonly string[] };

/**
 * The looks a story is judged in besides the one it starts in: all of them for the first story of each component and
 * for those that are compared with pictures, none for the others.
 */
export function chooseLooks({ componentId, tags }: Story): readonly Look[] {
  const isFirst = !shown.has(componentId);
  shown.add(componentId);
  return isFirst || tags.includes('visual') ? looks : [];
}
