import { expect, it } from 'vitest';
import { sitesOfApp } from './sitesOfApp';

it('an app serves the sites of its rows', () => {
  expect(sitesOfApp('fca').map(({ id }) => id)).toEqual(['fca']);
  expect(sitesOfApp('redgol').map(({ id }) => id)).toEqual(['redgol']);
});

it('ten editions share one host, each under a prefix of its own', () => {
  const bolavip = sitesOfApp('bolavip');

  expect(bolavip).toHaveLength(10);
  expect(new Set(bolavip.map(({ origin }) => origin)).size).toBe(1);
  expect(bolavip.map(({ prefix }) => prefix)).toEqual([
    '',
    '/ar',
    '/mx',
    '/cl',
    '/co',
    '/pe',
    '/ec',
    '/us',
    '/br',
    '/en',
  ]);
});

it('an app that nobody names serves nothing', () => {
  expect(sitesOfApp('spoiler')).toEqual([]);
});
