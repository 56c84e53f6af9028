import { expect, it } from 'vitest';
import { asHtml, asTexts, hostileCases, hostileHtml, inGroups, nameOf } from './hostileCases';

it('has more than 200 cases, each under a name of its own', () => {
  expect(new Set(hostileCases.map(({ name }) => name)).size).toBe(hostileCases.length);
  expect(new Set(hostileCases.map(({ html }) => html)).size).toBe(hostileCases.length);
  expect(hostileCases.length).toBeGreaterThan(200);
  expect(asTexts.length).toBeGreaterThan(200);
});

it('tells by a call or an address whose it was', () => {
  for (const one of hostileHtml) {
    const html = asHtml(one);
    expect(html).not.toMatch(/RUN|HOST/);
    if (html.includes('ran(') || html.includes('canary.example/')) expect(nameOf(html)).toBe(one.name);
  }
});

it('leaves no case out of the groups, and one that swallows the rest is the last of its group', () => {
  const groups = inGroups(hostileHtml, 15);
  expect(new Set(groups.flat())).toEqual(new Set(hostileHtml));
  for (const group of groups) expect(group.slice(0, -1).filter(({ isOpen }) => isOpen)).toEqual([]);
});
