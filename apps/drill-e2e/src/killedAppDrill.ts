import { setTimeout as delay } from 'node:timers/promises';
import { takeFreePort } from '@cancha/e2e/takeFreePort';
import { ask } from './ask';
import type { Drill, Outcome } from './Drill';
import { time } from './figures';
import { emailOf } from './secrets';
import { isSignedUp, signUpSteadily, signUpWithApp } from './signUp';
import type { Stage } from './startStage';

const readers = 120;
const perSecond = 40;

/** A new process is up again within so long, on a machine that does other things as well. */
const upMs = 20_000;

/** Many networks: from one address so many would be refused. */
const addressOf = (number: number) => `198.51.100.${number % 250}`;

async function run(stage: Stage): Promise<Outcome> {
  const port = await takeFreePort();
  const app = await stage.startAnother({}, port);
  const emails = Array.from({ length: readers }, (_, number) => emailOf(number));
  let next = app;
  let upAfter = 0;
  const restart = async () => {
    await delay((readers / perSecond / 2) * 1_000);
    await app.kill();
    const from = performance.now();
    next = await stage.startAnother({}, port);
    const { answer } = await ask(next.origin, '/');
    upAfter = answer?.status === 200 ? performance.now() - from : Infinity;
  };
  try {
    const signUp = (email: string, number: number) => signUpWithApp(app.origin, email, addressOf(number));
    const [acknowledged] = await Promise.all([signUpSteadily(emails, perSecond, signUp), restart()]);
    const isKept = await Promise.all(acknowledged.map((email) => isSignedUp(stage.origin.address, email)));
    const lost = isKept.filter((kept) => !kept).length;
    const again = await signUpSteadily(emails.slice(-20), perSecond, signUp);
    return {
      figures: [
        `${acknowledged.length} of ${readers} sign-ups acknowledged, ${lost} of them lost`,
        `up again with its front page after ${time(upAfter)}`,
        `${again.length} of 20 sent again are taken`,
      ],
      problems: [
        ...(lost > 0 ? [`what was acknowledged is kept: ${lost} sign-ups are not`] : []),
        ...(upAfter > upMs ? [`the app is up again within 20 s: it took ${time(upAfter)}`] : []),
        ...(again.length < 20
          ? [`whoever sends it again is told it is done: ${again.length} of 20 were`]
          : []),
        ...(acknowledged.length === 0 ? ['some sign-ups are acknowledged: none was'] : []),
        ...(acknowledged.length === readers
          ? ['the kill hits some sign-ups: it hit none, so it says nothing']
          : []),
      ],
    };
  } finally {
    await next.stop();
    await app.stop();
  }
}

export const killedAppDrill: Drill = {
  name: 'app-killed',
  broken: 'the app is killed (-9) while readers sign up',
  promised: 'every sign-up that was acknowledged is kept, and who sends again is told that it is done',
  isShort: true,
  run,
};
