import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dropPictureHints } from './dropPictureHints';

it('leaves the hint of the picture a page waits for, and no other', () => {
  const html = renderToStaticMarkup(
    <p>
      <img src="/flag.svg" alt="" />
      <img src="/lead.jpg" alt="" fetchPriority="high" />
      <img src="/shield.svg" alt="" />
    </p>,
  );
  // Or there would be nothing to drop.
  expect(html).toContain('<link rel="preload" as="image" href="/flag.svg"/>');

  const light = dropPictureHints(html);
  expect(light.match(/<link[^>]*>/g)).toEqual([
    '<link rel="preload" as="image" href="/lead.jpg" fetchPriority="high"/>',
  ]);
  expect(light).toContain('<p><img src="/flag.svg" alt=""/>');
});

it('leaves everything else as it is', () => {
  for (const html of ['', '<p>1</p>', '<p>1</p><link rel="preload" as="image" href="/x.svg"/>'])
    expect(dropPictureHints(html)).toBe(html);
});
