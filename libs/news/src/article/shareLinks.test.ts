import { describe, expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { shareLinks } from './shareLinks';

const url = 'https://fca.example/mundial-2026/nota-1.html';
const links = shareLinks(url, 'España & Argentina: 1+1 = "final" #26', testContext());
const queryOf = (network: string) =>
  new URL(links.find((link) => link.network === network)?.href ?? '').searchParams;

describe('a story that is passed on', () => {
  it('takes its whole title and its address along, whatever is in them', () => {
    expect(queryOf('whatsapp').get('text')).toBe(`España & Argentina: 1+1 = "final" #26 ${url}`);
    expect(queryOf('x').get('text')).toBe('España & Argentina: 1+1 = "final" #26');
    expect(queryOf('x').get('url')).toBe(url);
    expect(queryOf('facebook').get('u')).toBe(url);
  });

  it('has no plus for a space, which WhatsApp would show', () => {
    expect(links.map(({ href }) => href).join()).not.toMatch(/\+/);
  });

  it('says where to', () => {
    expect(links.map(({ label }) => label)).toEqual([
      'Compartir en WhatsApp',
      'Compartir en X',
      'Compartir en Facebook',
    ]);
  });
});
