import type { Fault } from '@cancha/e2e/startFaultyBackend';
import type { Drill } from './Drill';
import { mistype } from './mistype';
import { playOutage, playTrouble } from './outage';
import { backendNames, type BackendName } from './startStage';

const goOn =
  'pages read before go on; one never read is a whole page with 503 and Retry-After within 3 s; all is back at once after it';

/** All three backends fail in one way. */
const everyWay: readonly (readonly [name: string, broken: string, Fault])[] = [
  ['hangs', 'the backends take every call and never answer', 'hang'],
  ['byte-a-second', 'the backends send a byte a second', 'trickle'],
  ['status-500', 'the backends answer 500', 'error'],
  ['html', 'the backends answer somebody else’s page with 200', 'html'],
  ['cut', 'the backends break every answer off in its middle', 'cut'],
  ['rubbish', 'the backends answer bytes that are no text', 'rubbish'],
  ['empty', 'the backends answer 200 with nothing', 'empty'],
  ['wrong-types', 'the backends answer numbers as text, text as numbers and no lists', mistype],
  ['huge', 'the backends answer 100 MB', 'huge'],
];

/** Some of them alone. `isUnseenThere`: a page of the kind that is asked for does without them. */
const alone: readonly (readonly [
  name: string,
  readonly BackendName[],
  Fault,
  kind: 'article' | 'football',
  isThere: boolean,
])[] = [
  ['stats-hangs', ['stats'], 'hang', 'article', true],
  ['stats-500', ['stats'], 'error', 'football', false],
  ['cms-hangs', ['cms'], 'hang', 'article', true],
  ['two-hang', ['stats', 'cms'], 'hang', 'article', true],
  ['content-and-stats-hang', ['content', 'stats'], 'hang', 'football', false],
];

const killed: Drill = {
  name: 'killed',
  broken: 'nobody listens where the backends were',
  promised: goOn,
  isShort: true,
  run: (stage) =>
    playTrouble(
      stage,
      { unseen: ['article', 'football'] },
      {
        begin: async () =>
          void (await Promise.all(backendNames.map((name) => stage.backends[name].disappear()))),
        end: async () =>
          void (await Promise.all(backendNames.map((name) => stage.backends[name].comeBack()))),
      },
    ),
};

/** Like others of the short run, and so left to the whole one. */
const long = new Set(['empty', 'cut', 'rubbish', 'huge', 'stats-500', 'cms-hangs', 'content-and-stats-hang']);

export const outageDrills: readonly Drill[] = [
  killed,
  ...everyWay.map(([name, broken, fault]): Drill => ({
    ...{ name, broken, promised: goOn, isShort: !long.has(name) },
    run: (stage) => playOutage(stage, { broken: backendNames, fault, unseen: ['article', 'football'] }),
  })),
  ...alone.map(([name, names, fault, kind, isUnseenThere]): Drill => ({
    name,
    broken: `${names.join(' and ')}: ${fault === 'hang' ? 'never an answer' : 'only 500'}`,
    promised: isUnseenThere ? 'the other pages come, also those never read' : goOn,
    isShort: !long.has(name),
    run: (stage) => playOutage(stage, { broken: names, fault, unseen: [kind], isUnseenThere }),
  })),
];
