import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FlagPicker } from './FlagPicker';

const edition = (id: string, current: boolean) => ({
  ...{ id, current, name: id, flag: `/${id}.svg`, href: `/${id}`, hreflang: 'es' },
});
const labels = { choose: 'Cambiar de edición', editions: 'Ediciones' };
const render = (current: string) => {
  const editions = ['mx', 'cl'].map((id) => edition(id, id === current));
  return renderToStaticMarkup(<FlagPicker editions={editions} labels={labels} />);
};

it('shows every flag 26 by 18 px large', () => {
  const flags = render('mx').match(/<img[^>]*>/g) ?? [];

  expect(flags).toHaveLength(3);
  for (const flag of flags) expect(flag).toContain('width="26" height="18"');
});

it('is absent where none is the current edition', () => {
  expect(render('pe')).toBe('');
});
