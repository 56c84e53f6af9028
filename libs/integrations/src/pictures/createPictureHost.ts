import type { PictureHost } from '@cancha/integrations/ports/PictureHost';

export type PictureHostOptions = {
  /** Address of the host, without a slash at its end. */
  readonly base: string;
  /** Other hosts of ours that have shields. */
  readonly alsoOurs: readonly string[];
};

const patienceMs = 1_500;
/** Shields and flags are drawings of a few kilobytes. */
const mostBytes = 500_000;

/** A host of static files, asked by plain HTTP. */
export function createPictureHost({ base, alsoOurs }: PictureHostOptions): PictureHost {
  const ours = [base, ...alsoOurs].map((own) => new URL(own).origin);
  return {
    base,
    async fetchBadge(address) {
      if (address === null || !URL.canParse(address) || !ours.includes(new URL(address).origin)) return null;
      try {
        const signal = AbortSignal.timeout(patienceMs);
        const answer = await fetch(address, { signal, redirect: 'error' });
        if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) return null;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        return bytes.length > 0 && bytes.length <= mostBytes ? bytes : null;
      } catch {
        return null;
      }
    },
  };
}
