import { describe, expect, it } from 'vitest';
import { pictureKinds, pictureSchema } from './pictureSchema.ts';
import { specimens } from './specimens.ts';

describe('the picture of an article', () => {
  it('is accepted for every specimen', () => {
    for (const specimen of specimens) expect(pictureSchema.parse(specimen)).toEqual(specimen);
  });

  it('comes in twenty-five kinds, and each has a specimen', () => {
    expect(pictureKinds).toHaveLength(25);
    expect(new Set(specimens.map(({ kind }) => kind))).toEqual(new Set(pictureKinds));
  });

  it.each([
    ['an unknown kind', { kind: 'foto', teams: ['MEX'] }],
    ['a field of another kind', { kind: 'red', teams: ['MEX'], number: 9 }],
    ['a score without its teams', { kind: 'marcador', score: [1, 0] }],
    ['a score of three', { kind: 'marcador', teams: ['MEX', 'ENG'], score: [1, 0, 0] }],
    ['a negative score', { kind: 'marcador', teams: ['MEX', 'ENG'], score: [-1, 0] }],
    ['one team in a match', { kind: 'duelo', teams: ['MEX'] }],
    ['a goal of a third side', { kind: 'reloj', teams: ['MEX', 'ENG'], goals: [[12, 2]] }],
    ['a goal without its side', { kind: 'reloj', teams: ['MEX', 'ENG'], goals: [[12]] }],
    ['a pose nobody draws', { kind: 'figura', teams: ['NOR'], pose: 'tijera' }],
    ['a shirt number of three digits', { kind: 'camiseta', teams: ['NOR'], number: 100 }],
    ['a banner too long to read', { kind: 'tribuna', teams: ['MEX'], word: 'ONCE LETRAS' }],
    ['a word with markup in it', { kind: 'estadio', word: '<b>' }],
    ['a colour that is none', { kind: 'red', teams: ['SAP'], colors: ['red', '#ffffff'] }],
    ['colours that are markup', { kind: 'red', teams: ['SAP'], colors: ['"/><a x="', '#ffffff'] }],
    ['a formation in words', { kind: 'pizarra', teams: ['MAR'], formation: 'cuatro' }],
    ['no steps', { kind: 'escalera', steps: [] }],
    ['seven steps', { kind: 'escalera', steps: Array(7).fill({ team: 'USA', value: 1 }) }],
    ['a kick that half went in', { kind: 'tanda', teams: ['SUI', 'COL'], kicks: [[1], [0.5]] }],
    ['a side without kicks', { kind: 'tanda', teams: ['SUI', 'COL'], kicks: [[1], []] }],
    ['a change without who comes', { kind: 'cambio', teams: ['ESP'], out: 9 }],
    ['the thirty-second', { kind: 'calendario', day: 32, month: 'JULIO' }],
    ['a bracket of five', { kind: 'cuadro', teams: ['FRA', 'ESP', 'ARG', 'ENG', 'USA'] }],
    ['a wall of seven', { kind: 'barrera', teams: ['FRA', 'BEL'], players: 7 }],
    ['a run of two', { kind: 'racha', teams: ['HON'], results: [1, 0] }],
    ['an eleven of hearts', { kind: 'naipes', cards: ['11H'] }],
    ['one card twice', { kind: 'naipes', cards: ['AS', 'AS'] }],
    ['a fourth base', { kind: 'diamante', bases: [4] }],
    ['a blue card', { kind: 'tarjeta', card: 'azul' }],
  ])('is refused with %s', (_, picture) => {
    expect(pictureSchema.safeParse(picture).success).toBe(false);
  });
});
