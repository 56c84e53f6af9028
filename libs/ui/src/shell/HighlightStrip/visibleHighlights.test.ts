import { expect, it } from 'vitest';
import { navItem } from '../../stories/storyMenus';
import { visibleHighlights } from './visibleHighlights';

const five = ['a', 'b', 'c', 'd', 'e'].map((name) => navItem(name, `/${name}`));

it('shows five links', () => {
  expect(visibleHighlights(five)).toEqual(five);
});

it.each([
  ['four links', five.slice(1)],
  ['five, one of which leads nowhere', [...five.slice(1), navItem('f', null)]],
  ['five, one of which has an empty address', [...five.slice(1), navItem('f', '')]],
  ['five, one of which says nothing', [...five.slice(1), navItem(' ', '/f')]],
  ['no list', undefined],
])('shows nothing of %s', (_what, items) => {
  expect(visibleHighlights(items)).toEqual([]);
});

it('drops what leads nowhere from the middle and keeps the order', () => {
  expect(visibleHighlights([...five.slice(0, 2), navItem('x', null), ...five.slice(2)])).toEqual(five);
});
