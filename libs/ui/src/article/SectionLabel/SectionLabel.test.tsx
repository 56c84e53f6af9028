import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SectionLabel } from './SectionLabel';

describe('the label of a card', () => {
  it.each([null, '', '   '])('is absent rather than an empty chip: %j', (name) => {
    expect(renderToStaticMarkup(<SectionLabel name={name} />)).toBe('');
  });

  it('says the whole name to who points at a shortened one', () => {
    expect(renderToStaticMarkup(<SectionLabel name="Panamá" />)).toContain('title="Panamá"');
    expect(renderToStaticMarkup(<SectionLabel name="Panamá" titleFull />)).not.toContain('title=');
  });
});
