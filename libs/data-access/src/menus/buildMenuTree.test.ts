import { describe, expect, it } from 'vitest';
import type { MapIssue } from '../mapping/MapResult';
import { readEach } from '../reading/readEach';
import { buildMenuTree } from './buildMenuTree';
import { menuItemSchema } from './menu.wire';

/** Entries as `[id, parent, order]`, and the names as a tree. */
function build(entries: [unknown, unknown, unknown?][]) {
  const issues: MapIssue[] = [];
  const wires = entries.map(([id, parent, menuOrder]) => ({
    id,
    parent,
    menuOrder,
    title: `n${String(id)}`,
    url: '/',
  }));
  const menu = buildMenuTree(readEach(menuItemSchema, wires, issues), issues);
  const names = menu.map(({ name, submenuItems }) => [
    name,
    ...(submenuItems ?? []).map((item) => item.name),
  ]);
  return { names, issues };
}

function buildOne(entry: object) {
  const issues: MapIssue[] = [];
  return buildMenuTree(readEach(menuItemSchema, [{ id: 1, ...entry }], issues), issues)[0];
}

describe('buildMenuTree', () => {
  it.each([0, '0', null, undefined, '', false])('takes the parent %j for the top level', (parent) => {
    expect(build([[1, parent]])).toEqual({ names: [['n1']], issues: [] });
  });

  it('puts children under their parent whether ids are numbers or text', () => {
    expect(
      build([
        [1, 0],
        ['2', '1'],
        [3, '1'],
      ]).names,
    ).toEqual([['n1', 'n2', 'n3']]);
  });

  it('orders numerically on both levels, and what has no order comes last', () => {
    const { names } = build([
      [1, 0, '10'],
      [2, 0, '9'],
      [3, 0, ''],
      [4, 0, '1'],
      [5, 4, '10'],
      [6, 4, 2],
    ]);
    expect(names).toEqual([['n4', 'n6', 'n5'], ['n2'], ['n1'], ['n3']]);
  });

  it('keeps the order sent among equals', () => {
    expect(
      build([
        [3, 0, 1],
        [1, 0, 1],
        [2, 0, 1],
      ]).names,
    ).toEqual([['n3'], ['n1'], ['n2']]);
  });

  it('brings an orphan to the top with its children, and tells', () => {
    const { names, issues } = build([
      [1, 99],
      [2, 1],
    ]);

    expect(names).toEqual([['n1', 'n2']]);
    expect(issues).toEqual([{ id: '1', problem: 'menu parent missing', kept: true }]);
  });

  it.each([
    [
      'itself',
      [
        [1, 1],
        [2, 0],
      ],
      [['n1'], ['n2']],
    ],
    [
      'its child',
      [
        [1, 2, 1],
        [2, 1, 2],
      ],
      [['n1', 'n2']],
    ],
    [
      'a longer circle, with a tail',
      [
        [1, 3, 2],
        [2, 1, 1],
        [3, 2, 3],
        [4, 3, 4],
      ],
      [['n2', 'n1', 'n3', 'n4']],
    ],
  ] as [string, [number, number, number?][], string[][]][])(
    'cuts the circle of an entry under %s and loses nobody',
    (_, entries, tree) => {
      const { names, issues } = build(entries);

      expect(names).toEqual(tree);
      expect(issues).toEqual([expect.objectContaining({ problem: 'menu parents in a circle' })]);
    },
  );

  it('moves deeper levels up to the second one', () => {
    expect(
      build([
        [1, 0, 1],
        [2, 1, 2],
        [3, 2, 3],
        [4, 3, 4],
      ]).names,
    ).toEqual([['n1', 'n2', 'n3', 'n4']]);
  });

  it('names an entry by its title, else its name, and leaves out one with neither', () => {
    expect(buildOne({ title: 'Costa &amp; Rica', name: 'cr' })?.name).toBe('Costa & Rica');
    expect(buildOne({ title: '', name: 'cr' })?.name).toBe('cr');
    expect(buildOne({ title: '' })).toBeUndefined();
  });

  it.each([
    ['http://x', true],
    ['https://x', true],
    ['httpd-guia', true],
    ['//host/x', false],
    ['/x', false],
    ['', false],
  ])('says of %j that it redirects: %s', (url, redirect) => {
    expect(buildOne({ title: 'a', url })).toMatchObject({ redirect, target: '_self' });
  });

  it.each(['', null, false, undefined])('opens in the same window when the target is %j', (target) => {
    expect(buildOne({ title: 'a', target })?.target).toBe('_self');
  });

  it('keeps a target that was sent', () => {
    expect(buildOne({ title: 'a', target: '_blank' })?.target).toBe('_blank');
  });

  it('loses nobody when two entries have one id', () => {
    const { names } = build([
      [1, 0, 1],
      [1, 0, 2],
      [2, 1, 3],
    ]);

    expect(names).toEqual([['n1', 'n2'], ['n1']]);
  });
});
