import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { VitalName } from './Vital';
import { watchVitals } from './watchVitals';

const told: [VitalName, number][] = [];
const names = () => told.map(([name]) => name).toSorted();
const valueOf = (name: VitalName) => told.find(([one]) => one === name)?.[1];
let stop: () => void;

const frames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** A button whose work keeps the page busy for so long. */
function addButton(busyMs: number): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { textContent: 'Vote', id: 'vote' });
  button.addEventListener('click', () => {
    const end = performance.now() + busyMs;
    while (performance.now() < end);
  });
  document.body.prepend(button);
  return button;
}

async function shift(): Promise<void> {
  const box = document.createElement('div');
  box.style.height = '300px';
  document.body.prepend(box);
  await frames();
}

beforeEach(async () => {
  document.body.innerHTML = '<p style="font-size: 40px">Something that can be seen and moved</p>';
  await frames();
  told.length = 0;
  stop = watchVitals((...vital) => told.push(vital));
});
afterEach(() => stop());

describe('the metrics of a page', () => {
  it('are each told once, what was painted before anybody watched as well', async () => {
    addButton(120);
    await userEvent.click(document.querySelector('#vote')!);
    await frames();
    leave();
    leave();
    await frames();

    expect(names()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP']);
    expect(valueOf('FCP')).toBeGreaterThan(0);
    expect(valueOf('LCP')).toBeGreaterThan(0);
    expect(valueOf('INP')).toBeGreaterThanOrEqual(120);
    expect(valueOf('FID')).toBeGreaterThanOrEqual(0);
  });

  it('are told of a reader who leaves before the browser tells of them', () => {
    leave();

    expect(names()).toEqual(expect.arrayContaining(['FCP', 'LCP']));
  });

  it('are not told of after the reader withdraws', async () => {
    stop();
    told.length = 0;
    leave();
    await frames();

    expect(told).toEqual([]);
  });

  it('wait with the shift until the page is left, and take the worst run of it', async () => {
    await frames();
    await shift();
    expect(names()).not.toContain('CLS');
    leave();

    expect(valueOf('CLS')).toBeGreaterThan(0.05);
  });
});

describe('a page that was kept for Back', () => {
  beforeEach(async () => {
    await shift();
    leave();
    await frames();
    told.length = 0;
    comeBack();
  });

  it('is painted anew, and what moved before is not its', async () => {
    await vi.waitFor(() => expect(names()).toEqual(['FCP', 'LCP']));
    leave();

    expect(names()).toEqual(['CLS', 'FCP', 'LCP']);
    expect(valueOf('CLS')).toBe(0);
    expect(valueOf('LCP')).toBeLessThan(performance.now());
  });

  it('has a first input of its own', async () => {
    addButton(0);
    await userEvent.click(document.querySelector('#vote')!);
    await vi.waitFor(() => expect(names()).toContain('FID'));
  });
});
