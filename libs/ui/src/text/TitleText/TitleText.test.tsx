import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TitleText } from './TitleText';

const html = (text: string) => renderToStaticMarkup(<TitleText text={text} />);
const kept = (text: string) =>
  Array.from(html(text).matchAll(/<span[^>]*>(.*?)<\/span>/g), ([, part]) => part);

describe('the words of a title', () => {
  it.each([
    { text: 'Francia 4-6 Inglaterra', parts: ['4-6'] },
    { text: '0-5, 1-3 y 1-0: la Sele', parts: ['0-5', '1-3', '1-0'] },
    { text: 'El 4-3-3 de Scaloni', parts: ['4-3-3'] },
    { text: 'Temporada 2025-2026', parts: ['2025-2026'] },
    { text: 'Los Sub-20 ganan 2–1', parts: ['Sub-20', '2–1'] },
  ])('keep together what reads as one: $text', ({ text, parts }) => {
    expect(kept(text)).toEqual(parts);
  });

  it.each(['Portugal-España: hora y sede', 'Suiza-Colombia', 'Sin guiones', '- 4', ''])(
    'break as usual elsewhere: %s',
    (text) => {
      expect(html(text)).toBe(text);
    },
  );

  it('say the same with and without', () => {
    const text = 'Independiente del Valle 10-0 Deportivo Saprissa, sub-17';

    expect(html(text).replace(/<[^>]*>/g, '')).toBe(text);
  });
});
