import { describe, expect, it } from 'vitest';
import { dataAuthorities } from './dataAuthorities.ts';
import { nameDataAuthorities } from './nameDataAuthorities.ts';

describe('whom readers turn to about their data', () => {
  it('is named with its page, or without one that nobody confirmed', () => {
    expect(nameDataAuthorities(['PT'], 'pt')).toBe(
      ': [Comissão Nacional de Proteção de Dados (CNPD)](https://www.cnpd.pt/)',
    );
    expect(nameDataAuthorities(['PE'], 'es')).toBe(
      ': Autoridad Nacional de Protección de Datos Personales (ANPD)',
    );
  });

  it('is said country by country where a site has readers in several', () => {
    expect(nameDataAuthorities(['CR', 'HN', 'PA'], 'es')).toBe(
      ': Costa Rica, Agencia de Protección de Datos de los Habitantes (Prodhab); ' +
        'Panamá, Autoridad Nacional de Transparencia y Acceso a la Información (Antai)',
    );
  });

  it.each([[['US']], [['CL']], [['MZ']], [['toString']], [[]]])('is nobody in %j', (countries) => {
    expect(nameDataAuthorities(countries, 'es')).toBe('');
  });

  it.each(Object.entries(dataAuthorities))('has a source and a day for %s', (country, row) => {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(URL.canParse(row.source)).toBe(true);
    expect(row.lookedUp).toMatch(/^20\d\d-\d\d-\d\d$/);
    if (row.url !== undefined) expect(new URL(row.url).protocol).toBe('https:');
  });
});
