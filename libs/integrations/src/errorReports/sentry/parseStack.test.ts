import { expect, it } from 'vitest';
import { parseStack } from './parseStack.ts';

it('reads the calls of a stack, the outermost first', () => {
  const stack = [
    'Error: No home (at all)',
    '    at loadHome (/app/libs/home.ts:12:34)',
    '    at async Object.render [as page] (file:///app/node_modules/next/render.js:5:6)',
    '    at /app/server.ts:1:2',
    '    at node:internal/timers:7:8',
    '    at Array.map (<anonymous>)',
  ].join('\n');
  expect(parseStack(stack)).toEqual([
    { filename: 'node:internal/timers', function: '?', lineno: 7, colno: 8, in_app: false },
    { filename: '/app/server.ts', function: '?', lineno: 1, colno: 2, in_app: true },
    {
      filename: 'file:///app/node_modules/next/render.js',
      function: 'Object.render [as page]',
      lineno: 5,
      colno: 6,
      in_app: false,
    },
    { filename: '/app/libs/home.ts', function: 'loadHome', lineno: 12, colno: 34, in_app: true },
  ]);
});

it('reads them as Firefox and Safari write them', () => {
  const stack = [
    'loadMore@https://fca.example/_next/list.js:1:234',
    '@https://fca.example/_next/list.js:1:9',
  ];
  expect(parseStack(stack.join('\n'))).toMatchObject([
    { filename: 'https://fca.example/_next/list.js', function: '?', lineno: 1, colno: 9 },
    { filename: 'https://fca.example/_next/list.js', function: 'loadMore', lineno: 1, colno: 234 },
  ]);
});

it.each(['', 'Error: x', `    at ${'('.repeat(100_000)}:1:2)`])(
  'has no frames where there are no calls',
  (stack) => {
    expect(parseStack(stack)).toEqual([]);
  },
);

it('reads the stack of this very Node', () => {
  const here = parseStack(new Error('x').stack ?? '').at(-1);
  expect(here).toMatchObject({ filename: expect.stringContaining('parseStack.test.ts'), in_app: true });
});
