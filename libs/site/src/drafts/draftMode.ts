import type { Environment } from '../environment/readEnvironment.ts';

/** Who reads drafts: nobody, whoever came by a signed link, or everybody. */
export type DraftMode = 'never' | 'byLink' | 'always';

/** Everybody reads them where nobody but the newsroom is: in a deployment that is not the public's, or when told so. */
export function draftMode({
  DRAFTS,
  DRAFT_KEY,
  DEPLOYMENT,
  PREVIEW_SECRET,
}: Pick<Environment, 'DRAFTS' | 'DRAFT_KEY' | 'DEPLOYMENT' | 'PREVIEW_SECRET'>): DraftMode {
  // Without a key the backend gives nobody a draft.
  if (DRAFTS === 'off' || DRAFT_KEY === undefined) return 'never';
  if (DRAFTS === 'on' || DEPLOYMENT !== 'production') return 'always';
  return PREVIEW_SECRET === undefined ? 'never' : 'byLink';
}
