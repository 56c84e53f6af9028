import { z } from 'zod';
import { poseNames } from './poses.ts';

const team = z.string().regex(/^[A-Z0-9]{2,4}$/, 'a code of two to four capitals');
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb');
const shirtNumber = z.int().min(0).max(99);
const count = z.int().min(0).max(99);
const minute = z.int().min(0).max(130);

const one = z.tuple([team]);
const two = z.tuple([team, team]);
const oneOrTwo = z.union([one, two]);
/** The two colours of the one club drawn. */
const kit = z.tuple([colour, colour]);
/** Two clubs: one colour each, or two each; one club against a nation: its two. */
const kits = z.union([kit, z.tuple([colour, colour, colour, colour])]);

/** Letters, figures and the few signs that shirt lettering has. */
function word(longest: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[A-ZÁÉÍÓÚÜÑ0-9 .:'+/-]+$/i, 'letters, figures, spaces and . : + / - only');
}

/** A shoot-out's kicks of one side, in order: 1 went in. */
const kicks = z
  .array(z.union([z.literal(0), z.literal(1)]))
  .min(1)
  .max(15);
const step = z.strictObject({ team, value: z.number().min(0).max(9999) });

/** How an illustration is drawn: the `picture` of an article's head. Unknown kinds and fields are refused. */
export const pictureSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('marcador'),
    teams: two,
    score: z.tuple([count, count]),
    colors: kits.optional(),
  }),
  z.strictObject({
    kind: z.literal('figura'),
    teams: one,
    number: shirtNumber.optional(),
    pose: z.enum(poseNames).optional(),
    colors: kit.optional(),
  }),
  z.strictObject({
    kind: z.literal('tribuna'),
    teams: one,
    word: word(10).optional(),
    colors: kit.optional(),
  }),
  z.strictObject({
    kind: z.literal('pizarra'),
    teams: oneOrTwo,
    formation: z
      .string()
      .regex(/^[1-6](-[1-6]){1,4}$/, 'lines as 4-3-3')
      .optional(),
    colors: kits.optional(),
  }),
  z.strictObject({
    kind: z.literal('camiseta'),
    teams: one,
    number: shirtNumber.optional(),
    pattern: z.enum(['liso', 'bastones', 'banda', 'mitades']).optional(),
    colors: kit.optional(),
  }),
  z.strictObject({
    kind: z.literal('copa'),
    word: word(6).optional(),
    teams: oneOrTwo.optional(),
    colors: kit.optional(),
  }),
  z.strictObject({
    kind: z.literal('escalera'),
    steps: z.array(step).min(1).max(6),
    /** One colour a step, in their order. */
    colors: z.array(colour).min(1).max(6).optional(),
  }),
  z.strictObject({
    kind: z.literal('reloj'),
    teams: two,
    /** [minute, side]: side 0 is home, 1 away. */
    goals: z.array(z.tuple([minute, z.union([z.literal(0), z.literal(1)])])).max(16),
    minute: minute.optional(),
    colors: kits.optional(),
  }),
  z.strictObject({ kind: z.literal('red'), teams: one, colors: kit.optional() }),
  z.strictObject({
    kind: z.literal('tarjeta'),
    card: z.enum(['amarilla', 'roja']),
    teams: oneOrTwo.optional(),
    colors: kit.optional(),
  }),
  z.strictObject({
    kind: z.literal('duelo'),
    teams: two,
    word: word(10).optional(),
    colors: kits.optional(),
  }),
  z.strictObject({
    kind: z.literal('estadio'),
    teams: oneOrTwo.optional(),
    word: word(10).optional(),
    colors: kit.optional(),
  }),
  z.strictObject({
    kind: z.literal('tanda'),
    teams: two,
    kicks: z.tuple([kicks, kicks]),
    colors: kits.optional(),
  }),
  z.strictObject({
    kind: z.literal('cambio'),
    teams: one,
    /** Shirt numbers: who leaves and who comes. */
    out: shirtNumber,
    in: shirtNumber,
    colors: kit.optional(),
  }),
  z.strictObject({
    kind: z.literal('calendario'),
    day: z.int().min(1).max(31),
    month: word(6),
    teams: oneOrTwo.optional(),
    /** The hour. */
    word: word(10).optional(),
    colors: kits.optional(),
  }),
  z.strictObject({
    kind: z.literal('entrada'),
    teams: oneOrTwo,
    word: word(10).optional(),
    colors: kits.optional(),
  }),
  z.strictObject({
    kind: z.literal('confeti'),
    teams: one,
    word: word(12).optional(),
    colors: kit.optional(),
  }),
  z.strictObject({ kind: z.literal('botin'), teams: one, colors: kit.optional() }),
  z.strictObject({ kind: z.literal('esquina'), teams: one, colors: kit.optional() }),
  z.strictObject({
    kind: z.literal('barrera'),
    /** Who shoots, then who stands in the wall. */
    teams: two,
    players: z.int().min(2).max(6).optional(),
    colors: kits.optional(),
  }),
  z.strictObject({
    kind: z.literal('tunel'),
    teams: oneOrTwo,
    /** On the back of the first side's player. */
    number: shirtNumber.optional(),
    word: word(10).optional(),
    colors: kits.optional(),
  }),
  z.strictObject({
    kind: z.literal('cuadro'),
    /** In the order of the bracket: first half on the left, neighbours meet. */
    teams: z.union([z.array(team).length(4), z.array(team).length(8)]),
    /** Those who went on. */
    through: z.array(team).max(4).optional(),
    /** One colour a team, in their order. */
    colors: z.array(colour).min(1).max(8).optional(),
  }),
  z.strictObject({
    kind: z.literal('racha'),
    teams: one,
    /** Oldest first: 1 a win, 0 a draw, -1 a defeat. */
    results: z
      .array(z.union([z.literal(1), z.literal(0), z.literal(-1)]))
      .min(3)
      .max(8),
    /** Letters of win, draw and defeat; `GEP` unless told. */
    letters: z
      .string()
      .regex(/^[A-Z]{3}$/, 'three capitals')
      .optional(),
    colors: kit.optional(),
  }),
  z.strictObject({
    kind: z.literal('naipes'),
    /** Rank and suit, the suits by their English letters: `AS`, `10H`, `QD`, `7C`. */
    cards: z
      .array(z.string().regex(/^([AKQJ2-9]|10)[SHDC]$/, 'a card as AS or 10H'))
      .min(1)
      .max(5)
      .refine((cards) => new Set(cards).size === cards.length, { error: 'a card is there twice' }),
    colors: kit.optional(),
  }),
  z.strictObject({
    kind: z.literal('diamante'),
    /** The bases with a runner on them. */
    bases: z
      .array(z.union([z.literal(1), z.literal(2), z.literal(3)]))
      .max(3)
      .default([]),
    word: word(10).optional(),
    colors: kit.optional(),
  }),
]);

export type Picture = z.infer<typeof pictureSchema>;
export type PictureKind = Picture['kind'];
export type PictureOf<K extends PictureKind> = Extract<Picture, { kind: K }>;

/** Every kind, in the order of the newsroom's table. */
export const pictureKinds = pictureSchema.options.map((option) => option.shape.kind.value);

/** The sides a picture names as such; steps name theirs themselves. */
export function teamsOf(picture: Picture): readonly string[] {
  return 'teams' in picture ? (picture.teams ?? []) : [];
}
