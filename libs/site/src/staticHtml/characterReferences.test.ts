import { expect, it } from 'vitest';
import { characterReferences } from './characterReferences';

it('leaves no character beyond Latin 1', () => {
  expect(characterReferences('<p title="“a”">España −1 ⚽</p>')).toBe(
    '<p title="&#8220;a&#8221;">España &#8722;1 &#9917;</p>',
  );
  expect(characterReferences('<p>😀</p>')).toBe('<p>&#128512;</p>');
});

it('leaves scripts and styles as they are', () => {
  const html = '<script type="application/ld+json">{"a":"−"}</script><style>a::before{content:"−"}</style>';
  expect(characterReferences(`${html}−`)).toBe(`${html}&#8722;`);
});
