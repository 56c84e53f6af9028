import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { markCorrected, patchMatches } from '@cancha/ui/match/patchMatches';
import { showAge } from '@cancha/ui/match/showAge';
import { contentChange } from '@cancha/ui/base/contentChange';
import { createAnnouncer } from './createAnnouncer';
import { createMinuteMemory } from './createMinuteMemory';
import type { LiveUpdate } from './LiveUpdate';
import { scoreAge, type AgeWords } from '../matches/scoreAge';

export type LiveWords = AgeWords & {
  /** With `{match}` where the sentence about the match goes. */
  goal: string;
  corrected: string;
  correctedMark: string;
};

type Watched = { source: string; asOf: number; words: LiveWords };

const everyMs = 60_000;
const ageEveryMs = 5_000;
/** An answer that takes longer than this is none. */
const patienceMs = 15_000;
/** A page as young as this need not ask at once. */
const youngMs = 15_000;

/**
 * Asks every minute how the matches of the page stand, while it is in sight, and says how old their scores are. What
 * comes is put into the markup that is there. Returns what ends it.
 */
export function watchMatches({ source, asOf: from, words }: Watched): () => void {
  const page = document;
  const announcer = createAnnouncer(page);
  const minutes = createMinuteMemory();
  let asOf = Math.min(from, Date.now());

  const tellAge = () => {
    const ageMs = Date.now() - asOf;
    showAge(page, scoreAge(ageMs, words), ageMs);
  };

  const takeIn = ({ ageMs, matches, parts }: LiveUpdate, at: number) => {
    // An answer from an older cache must not undo what is known. Times are whole seconds.
    if (at - ageMs < asOf - 1_000) return;
    asOf = at - ageMs;
    const changes = patchMatches(page, minutes(matches, asOf));
    if (parts) replaceParts(page, parts);
    for (const { patch, kind } of changes)
      if (kind === 'corrected') markCorrected(page, patch, words.correctedMark);
    announcer.say(changes.map(({ patch, kind }) => words[kind].replace('{match}', patch.label)).join('. '));
    tellAge();
  };

  const client = new QueryClient();
  const observer = new QueryObserver<LiveUpdate>(client, {
    queryKey: ['live-matches', source],
    queryFn: ({ signal }) => ask(source, signal),
    initialData: { ageMs: 0, matches: [] },
    initialDataUpdatedAt: asOf,
    // A page that was made ahead, or in another tab, may never be read.
    enabled: () => !page.hidden,
    staleTime: youngMs,
    refetchInterval: () => (canChange(page) ? everyMs : false),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    // An answer that says the same as the last one is one too.
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
  });

  let taken = observer.getCurrentResult().dataUpdatedAt;
  client.mount();
  const unsubscribe = observer.subscribe(({ data, dataUpdatedAt }) => {
    if (!data || dataUpdatedAt === taken) return;
    taken = dataUpdatedAt;
    takeIn(data, dataUpdatedAt);
  });
  // Another view of the page, as a minute of a match, has other scores or none.
  const onContentChange = () => {
    tellAge();
    if (canChange(page)) void observer.refetch();
  };
  page.addEventListener(contentChange, onContentChange);
  tellAge();
  const timer = setInterval(tellAge, ageEveryMs);
  return () => {
    clearInterval(timer);
    page.removeEventListener(contentChange, onContentChange);
    unsubscribe();
    observer.destroy();
    client.unmount();
    client.clear();
    announcer.remove();
  };
}

/**
 * Puts the parts of a match's page in place of what they were, where they differ. A part in which the reader stands
 * with the keyboard waits for the next time: the focus must not be lost.
 */
function replaceParts(page: Document, parts: Readonly<Record<string, string>>): void {
  for (const [name, html] of Object.entries(parts)) {
    const place = page.querySelector(`[data-part="${CSS.escape(name)}"]`);
    if (!place || place.contains(page.activeElement)) continue;
    const holder = page.createElement('template');
    holder.innerHTML = html;
    if (holder.innerHTML !== place.innerHTML) place.replaceChildren(holder.content);
  }
}

const canChange = (page: Document) =>
  page.querySelector('[data-match]:is([data-state=live], [data-state=scheduled])') !== null;

async function ask(source: string, signal: AbortSignal): Promise<LiveUpdate> {
  const answer = await fetch(source, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
  const update = (await answer.json()) as LiveUpdate;
  // What it lay in a cache on the way.
  const lain = Number(answer.headers.get('age')) || 0;
  return { ...update, ageMs: update.ageMs + lain * 1_000 };
}
