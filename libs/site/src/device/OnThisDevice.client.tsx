'use client';
import { contentChange } from '@cancha/ui/base/contentChange';
import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';
import { useEffect } from 'react';
import { choiceOn } from './choiceOn';
import { takeEarlyTaps } from './earlyTaps';
import { whenIdle } from './whenIdle';

const loadActs = () => import('./actOn');

function onClick({ target }: Pick<Event, 'target'>): void {
  const button = target instanceof Element && target.closest(`button[${deviceAttributes.action}]`);
  if (button) void loadActs().then(({ actOn }) => actOn(button));
}

/** Until what the reader chose is stored. */
let choosing = Promise.resolve();

function onChange({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement && target.hasAttribute(deviceAttributes.setting))) return;
  // Read at once: controls are put on what is stored while the rest is loaded.
  const choice = choiceOn(target);
  choosing = loadActs().then(
    ({ choose }) => choose(choice),
    // Without a network it goes back to what is stored.
    () => undefined,
  );
}

/** Of the page as it is now. Returns what ends it. */
const start = () =>
  whenIdle(async () => {
    const { startDevice } = await import('./startDevice');
    await choosing;
    return startDevice();
  });

/**
 * One listener for every control of the page that concerns what stays on the reader's device, and for the buttons of what
 * opens over the page. All it does is loaded once the page has nothing better to do, or on a tap.
 */
export function OnThisDevice(): null {
  useEffect(() => {
    for (const tap of takeEarlyTaps()) (tap.type === 'change' ? onChange : onClick)(tap);
    const listening = new AbortController();
    const { signal } = listening;
    let stop = start();
    // Another view of the page has other controls, and other cards.
    const restart = () => {
      stop();
      stop = start();
    };
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('change', onChange, { signal });
    document.addEventListener(contentChange, restart, { signal });
    return () => {
      listening.abort();
      stop();
    };
  }, []);
  return null;
}
