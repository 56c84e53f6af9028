import { describe, expect, it } from 'vitest';
import { moveText, type TextMove } from './moveText.ts';

const hour = 3_600_000;
const day = 24 * hour;
const spanish: TextMove = {
  language: 'es',
  timeZone: 'America/Costa_Rica',
  written: new Date('2026-07-10T18:00:00Z'),
  by: 139 * day,
};
const inSpanish = (text: string, by = spanish.by) => moveText(text, { ...spanish, by });
const inPortuguese = (text: string, by = 139 * day) =>
  moveText(text, { ...spanish, language: 'pt', timeZone: 'America/Sao_Paulo', by });
const inEnglish = (text: string, by = 139 * day) =>
  moveText(text, { ...spanish, language: 'en', timeZone: 'America/New_York', by });

describe('Spanish', () => {
  it.each([
    ['el sábado 11 de julio, a las 19:00', 'el viernes 27 de noviembre, a las 19:00'],
    ['el sábado 11 a las 15:00', 'el viernes 27 a las 15:00'],
    ['Miércoles 17 de junio de 2026', 'Martes 3 de noviembre de 2026'],
    ['del 11 de junio al 19 de julio', 'del 28 de octubre al 5 de diciembre'],
    ['el 13 y el 14 de julio', 'el 29 y el 30 de noviembre'],
    ['el 14 y el 15 de julio', 'el 30 de noviembre y el 1 de diciembre'],
    ['este domingo', 'este sábado'],
    ['el sábado 18 por el tercer puesto', 'el viernes 4 de diciembre por el tercer puesto'],
    ['el 25 de junio de 2019', 'el 11 de noviembre de 2019'],
    ['el 3 de setiembre de 2025', 'el 20 de enero de 2026'],
  ])('%s → %s', (text, expected) => {
    expect(inSpanish(text)).toBe(expected);
  });

  it.each([
    ['el sábado 11 de julio, a las 19:00', 'el domingo 12 de julio, a las 05:00'],
    ['el sábado 11 de julio, a las 15:00', 'el domingo 12 de julio, a la 01:00'],
    ['es a las 15:00 del sábado', 'es a la 01:00 del domingo'],
    ['Sábado, 15:00: Noruega-Inglaterra', 'Domingo, 01:00: Noruega-Inglaterra'],
    ['A las 10:00, hora local, empieza este sábado', 'A las 20:00, hora local, empieza este sábado'],
    ['abren el sábado a las 21:00 y el domingo', 'abren el domingo a las 07:00 y el lunes'],
  ])('with hours: %s → %s', (text, expected) => {
    expect(inSpanish(text, 10 * hour)).toBe(expected);
  });

  it.each([
    'ganó 2-1 con goles a los 45 y a los 90+3',
    'el 12 de julio de 1998, la final',
    'los domingos juega la liga',
    '52.000 personas y 3,5 de media',
    'tras 11 de 15 puntos',
    '<a href="/el-sabado-11-de-julio">x</a>',
    'se jugó en julio de 2026',
  ])('leaves alone: %s', (text) => {
    expect(inSpanish(text)).toBe(text);
  });

  it('moves what stands between tags', () => {
    expect(inSpanish('<p>El <b>sábado</b> 11 de julio</p>')).toBe('<p>El <b>viernes</b> 27 de noviembre</p>');
  });
});

describe('a table', () => {
  const table = (heading: string, cell: string) =>
    `<table><tr><th>Equipo</th><th>${heading}</th></tr><tr><td>Uzbekistán</td><td>${cell}</td></tr></table>`;

  it('keeps its goals, which look like hours', () => {
    expect(inSpanish(table('Goles', '2:11'), 10 * hour)).toBe(table('Goles', '2:11'));
  });

  it('moves what stands below a heading of hours, and its days', () => {
    expect(inSpanish(table('Hora', '14:00'), 2 * hour)).toBe(table('Hora', '16:00'));
    expect(inSpanish(table('Fecha', '11 de julio'))).toBe(table('Fecha', '27 de noviembre'));
  });

  it('is over where it ends', () => {
    expect(inSpanish(`${table('Goles', '2:11')}<p>A las 14:00.</p>`, 2 * hour)).toContain('A las 16:00');
  });
});

describe('the clock of the reader', () => {
  const eastern = { ...spanish, timeZone: 'America/New_York', by: 0 };
  const inZone = (text: string, readerZone: string, move = eastern) =>
    moveText(text, { ...move, readerZone });

  it.each([
    ['America/Argentina/Buenos_Aires', 'el sábado 11 de julio, a las 16:00 de Argentina'],
    ['America/Mexico_City', 'el sábado 11 de julio, a las 13:00 de México'],
  ])('%s has its own hour and name', (zone, expected) => {
    expect(inZone('el sábado 11 de julio, a las 15:00 ET', zone)).toBe(expected);
  });

  it('is on the next day after midnight, whichever is said first', () => {
    const zone = 'America/Argentina/Buenos_Aires';

    expect(inZone('el sábado 11 de julio, a las 23:00 ET', zone)).toBe(
      'el domingo 12 de julio, a las 00:00 de Argentina',
    );
    expect(inZone('A las 23:00, hora del Este, empieza este sábado', zone)).toBe(
      'A las 00:00, hora de Argentina, empieza este domingo',
    );
  });

  it('tells the hour of what is over too, and no other figure', () => {
    expect(inZone('Fue a las 15:00 ET, el 14 de julio de 2024, y ganó 2-1 el 11.', 'America/Bogota')).toBe(
      'Fue a las 14:00 de Colombia, el 14 de julio de 2024, y ganó 2-1 el 11.',
    );
  });

  it('is named in Portuguese as well', () => {
    const brazil = { ...eastern, language: 'pt', timeZone: 'America/Sao_Paulo' };

    expect(inZone('no sábado, às 16h (de Brasília)', 'Europe/Lisbon', brazil)).toBe(
      'no sábado, às 20h (de Lisboa)',
    );
  });

  it('stays that of the text where it has no name in the language', () => {
    expect(inZone('a las 15:00 ET', 'Europe/Madrid')).toBe('a las 15:00 ET');
  });
});

describe('Portuguese', () => {
  it.each([
    ['no sábado, 11 de julho, às 16h', 'na sexta-feira, 27 de novembro, às 16h'],
    ['nesta sexta-feira', 'nesta quinta-feira'],
    ['Na segunda-feira (13)', 'No domingo (29)'],
    ['15 de julho de 2026', '1º de dezembro de 2026'],
    ['a segunda vitória', 'a segunda vitória'],
  ])('%s → %s', (text, expected) => {
    expect(inPortuguese(text)).toBe(expected);
  });

  it.each([
    ['no sábado, 11 de julho, às 16h', 'no domingo, 12 de julho, à meia-noite'],
    ['às 17h30', 'à 1h30'],
  ])('with hours: %s → %s', (text, expected) => {
    expect(inPortuguese(text, 8 * hour)).toBe(expected);
  });
});

describe('English', () => {
  it.each([
    ['on Saturday, July 11, at 3:30 p.m. ET', 'on Friday, Nov. 27, at 2:30 p.m. ET'],
    ['on Saturday', 'on Friday'],
    ['July 5, 2026', 'Nov. 21, 2026'],
    ['The last meeting was on Nov. 14, 2023', 'The last meeting was on April 1, 2024'],
    ['noon ET on Saturday', '11 a.m. ET on Friday'],
    ['they may march on', 'they may march on'],
  ])('%s → %s', (text, expected) => {
    expect(inEnglish(text)).toBe(expected);
  });
});

it('a language that nobody taught it stays as it is', () => {
  expect(moveText('am Samstag', { ...spanish, language: 'de' })).toBe('am Samstag');
});

it('leaves days of what was over before its timeline began', () => {
  const since = new Date('2026-06-11T19:00:00Z');
  const text = 'Empataron el 18 de noviembre de 2025 a las 19:00; el 11 de junio de 2026 abren el Mundial.';

  expect(moveText(text, { ...spanish, since })).toBe(
    'Empataron el 18 de noviembre de 2025 a las 19:00; el 28 de octubre de 2026 abren el Mundial.',
  );
});
