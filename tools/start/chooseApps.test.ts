import { describe, expect, it } from 'vitest';
import { chooseApps } from './chooseApps.ts';
import { readApps } from './readApps.mjs';

const fca = readApps()['fca']!;
const apps = { fca, redgol: { ...fca, port: 4003 } };
const names = (...args: string[]) => chooseApps(args, apps).map(({ name }) => name);

describe('chooseApps', () => {
  it('starts the main edition when none is named', () => {
    expect(names()).toEqual(['fca']);
  });

  it('starts the named ones in that order, each once', () => {
    expect(names('redgol', 'fca', 'redgol')).toEqual(['redgol', 'fca']);
  });

  it('starts every app for “all”', () => {
    expect(names('all')).toEqual(['fca', 'redgol']);
  });

  it.each(['bolavip', 'constructor', '--port=1'])('lists the known ones for %s', (name) => {
    expect(() => names(name)).toThrow(`There is no app “${name}”: known are fca, redgol, all.`);
  });
});
