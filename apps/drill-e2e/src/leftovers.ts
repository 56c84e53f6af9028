type PutAway = () => Promise<unknown>;

const leftovers = new Set<PutAway>();
let isStopped = false;

/** Has something stopped or deleted also when the run is stopped by hand. Gives what says that it is gone already. */
export function putAwayLater(putAway: PutAway): () => void {
  leftovers.add(putAway);
  // A drill that was under way went on.
  if (isStopped) void putAway().catch(() => null);
  return () => leftovers.delete(putAway);
}

/** What came last first: a folder is deleted after whoever writes into it has ended. */
export async function putAwayAll(): Promise<void> {
  isStopped = true;
  for (const putAway of [...leftovers].reverse()) await putAway().catch(() => null);
}
