import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { originFolder, pinnedNode } from '@cancha/e2e/workspacePaths';
import { mortalApp, mortalBackend, type Mortal } from './startMortal';
import { Sender, type SendingAnswer } from './Sender';

const readers = 500;
const atOnce = 10;
/** Before a reader tries again. */
const pauseMs = 100;

type Submission = {
  path: string;
  fields: Record<string, string>;
  /** What a script makes up for this one sending; a plain form has none. */
  key?: string;
  /** Whether the reader is told that it is kept. */
  isKept(answer: SendingAnswer): boolean;
  /** What it is stored under. */
  storedAs(sender: Sender): string | undefined;
};

const question = '¿Quién fue la figura del Mundial 2026?';
const options = ['ferran-torres', 'kylian-mbappe', 'lionel-messi', 'jude-bellingham'];

const vote = (number: number): Submission => ({
  path: '/api/poll',
  fields: { path: '/', question, answer: options[number % options.length] ?? '' },
  isKept: ({ location, body }) => location.includes('/poll/voted') || body.startsWith('{"outcome":"voted"'),
  storedAs: (sender) => sender.cookie('poll_voter'),
});

const subscription = (number: number): Submission => {
  const email = `lector.${number}@correo.example.com`;
  return {
    path: '/api/newsletter',
    fields: { email },
    isKept: ({ location, body }) =>
      /\/(success|alreadyRegistered)$|^{"outcome":"(success|alreadyRegistered)"/.test(location || body),
    storedAs: () => email,
  };
};

const message = (number: number): Submission => {
  const email = `lectora.${number}@correo.example.com`;
  return {
    path: '/info/contacto',
    fields: { name: `Lectora ${number}`, email, consultation: '¿Dónde se ve la final?' },
    key: `k-${number}`,
    isKept: ({ location, body }) => location.endsWith('/info/gracias') || body.startsWith('{"sent":true'),
    storedAs: () => email,
  };
};

const kinds = [vote, subscription, message];

/** Whose first answer is lost on the way: nobody knows then whether it was stored. */
const losesAnswer = (number: number) => number % 5 === 0;
/** Of those, who does not try again. The others do at the end, when the app they asked is not there any more. */
const givesUp = (number: number) => number % 25 === 0;

test('each vote, address and form that was acknowledged is stored once, however often backend and app are killed', async () => {
  test.setTimeout(240_000);
  const dataFolder = test.info().outputPath('newsroom');
  const backend = await mortalBackend(dataFolder);
  const app = await mortalApp(backend.address);
  const kills: readonly (readonly Mortal[])[] = [[backend], [app], [backend, app], [backend]];
  const acknowledged = new Set<string>();
  const tried = new Set<string>();
  const restarts: Promise<void>[] = [];
  let kept = 0;
  let unanswered = 0;

  /** Kills what is next in the row, each time that so many more were acknowledged. */
  const onKept = () => {
    kept += 1;
    const next = kills[kept / 90 - 1];
    if (next) restarts.push(restart(next));
  };

  const browsers = Array.from({ length: readers }, () => new Sender(app.address));
  const trySending = async (number: number, cutAfterMs?: number): Promise<boolean> => {
    const sender = browsers[number] as Sender;
    const submission = (kinds[number % kinds.length] ?? vote)(number);
    const { path, fields, key } = submission;
    const withScript = number % 2 === 0;
    const sent = withScript && key !== undefined ? { ...fields, key } : fields;
    const answer = await sender.send({ path, fields: sent, withScript, cutAfterMs });
    const isKept = answer !== null && submission.isKept(answer);
    const id = submission.storedAs(sender);
    if (id !== undefined) (isKept ? acknowledged : tried).add(id);
    if (isKept) onKept();
    else unanswered += 1;
    return isKept;
  };
  const later: number[] = [];
  const sendFirst = async (number: number) => {
    if (!losesAnswer(number)) return sendUntilKept(number);
    const isKept = await trySending(number, 4 + (number % 12));
    if (!isKept && !givesUp(number)) later.push(number);
  };
  const sendUntilKept = async (number: number) => {
    while (!(await trySending(number))) {
      // Who finds the site down comes back when it is up: many tries would be refused as too many.
      await Promise.all(restarts);
      await setTimeout(pauseMs);
    }
  };
  /** Some at once, each of them. */
  const forEach = async (numbers: number[], act: (number: number) => Promise<void>) => {
    const sender = async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) await act(number);
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
    await Promise.all(restarts);
  };

  try {
    await Promise.all([backend.start(), app.start()]);
    await forEach([...browsers.keys()], sendFirst);
    expect(restarts).toHaveLength(kills.length);
    await forEach(later, sendUntilKept);
  } finally {
    await Promise.all([backend.kill(), app.kill()]);
  }
  const stored = await storedIn(dataFolder);
  expect(unanswered).toBeGreaterThan(readers / 10);
  expect(new Set(stored).size, 'stored twice').toBe(stored.length);
  expect(
    [...acknowledged].filter((id) => !stored.includes(id)),
    'acknowledged and lost',
  ).toEqual([]);
  // A vote that nobody knows of is a second one of somebody whose answer was lost.
  expect(
    stored.filter((id) => !acknowledged.has(id) && !tried.has(id)),
    'stored for nobody',
  ).toEqual([]);
});

async function restart(mortals: readonly Mortal[]): Promise<void> {
  await Promise.all(mortals.map((each) => each.kill()));
  await Promise.all(mortals.map((each) => each.start()));
}

async function storedIn(dataFolder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(pinnedNode, ['scripts/print-reader-writes.ts', dataFolder], {
    cwd: originFolder,
  });
  return JSON.parse(stdout) as string[];
}
