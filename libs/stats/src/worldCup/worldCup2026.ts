/** Teams are FIFA codes, in the order of the draw. */
export type DrawnGroup = { readonly letter: string; readonly teams: readonly string[] };

export type Round = 'r32' | 'r16' | 'quarter' | 'semi' | 'third' | 'final';

/** `number` is the official match number. */
export type GroupFixture = {
  readonly number: number;
  readonly letter: string;
  readonly home: string;
  readonly away: string;
};

/** Sides are slots: `1A`, `3A/B/C`, `W74`, `L101`. */
export type KnockoutFixture = {
  readonly number: number;
  readonly round: Round;
  readonly home: string;
  readonly away: string;
};

const drawn = {
  A: 'MEX RSA KOR CZE',
  B: 'CAN BIH QAT SUI',
  C: 'BRA MAR HAI SCO',
  D: 'USA PAR AUS TUR',
  E: 'GER CUW CIV ECU',
  F: 'NED JPN SWE TUN',
  G: 'BEL EGY IRN NZL',
  H: 'ESP CPV KSA URU',
  I: 'FRA SEN IRQ NOR',
  J: 'ARG ALG AUT JOR',
  K: 'POR COD UZB COL',
  L: 'ENG CRO GHA PAN',
} as const;

// By number. URLs of the simulator depend on this order: it must never change.
const games = [
  'A MEX RSA, A KOR CZE, B CAN BIH, D USA PAR, B QAT SUI, C BRA MAR',
  'C HAI SCO, D AUS TUR, E GER CUW, F NED JPN, E CIV ECU, F SWE TUN',
  'H ESP CPV, G BEL EGY, H KSA URU, G IRN NZL, I FRA SEN, I IRQ NOR',
  'J ARG ALG, J AUT JOR, K POR COD, L ENG CRO, L GHA PAN, K UZB COL',
  'A CZE RSA, B SUI BIH, B CAN QAT, A MEX KOR, D USA AUS, C SCO MAR',
  'C BRA HAI, D TUR PAR, F NED SWE, E GER CIV, E ECU CUW, F TUN JPN',
  'H ESP KSA, G BEL IRN, H URU CPV, G NZL EGY, J ARG AUT, I FRA IRQ',
  'I NOR SEN, J JOR ALG, K POR UZB, L ENG GHA, L PAN CRO, K COL COD',
  'B SUI CAN, B BIH QAT, C SCO BRA, C MAR HAI, A CZE MEX, A RSA KOR',
  'E CUW CIV, E ECU GER, F JPN SWE, F TUN NED, D TUR USA, D PAR AUS',
  'I NOR FRA, I SEN IRQ, H CPV KSA, H URU ESP, G EGY IRN, G NZL BEL',
  'L PAN ENG, L CRO GHA, K COL POR, K COD UZB, J ALG AUT, J JOR ARG',
];

// From match 73 on.
const ties = [
  'r32 2A 2B, r32 1E 3A/B/C/D/F, r32 1F 2C, r32 1C 2F',
  'r32 1I 3C/D/F/G/H, r32 2E 2I, r32 1A 3C/E/F/H/I, r32 1L 3E/H/I/J/K',
  'r32 1D 3B/E/F/I/J, r32 1G 3A/E/H/I/J, r32 2K 2L, r32 1H 2J',
  'r32 1B 3E/F/G/I/J, r32 1J 2H, r32 1K 3D/E/I/J/L, r32 2D 2G',
  'r16 W74 W77, r16 W73 W75, r16 W76 W78, r16 W79 W80',
  'r16 W83 W84, r16 W81 W82, r16 W86 W88, r16 W85 W87',
  'quarter W89 W90, quarter W93 W94, quarter W91 W92, quarter W95 W96',
  'semi W97 W98, semi W99 W100',
  'third L101 L102',
  'final W101 W102',
];

const split = (lines: readonly string[]): string[][] =>
  lines.flatMap((line) => line.split(', ')).map((one) => one.split(' '));

/** The draw of the World Cup 2026: twelve groups with 72 matches, then 32 knock-out matches. */
export const worldCup2026 = {
  groups: Object.entries(drawn).map(([letter, teams]): DrawnGroup => ({ letter, teams: teams.split(' ') })),
  games: split(games).map(([letter = '', home = '', away = ''], at): GroupFixture => ({
    number: at + 1,
    letter,
    home,
    away,
  })),
  ties: split(ties).map(([round, home = '', away = ''], at): KnockoutFixture => ({
    number: games.length * 6 + at + 1,
    round: round as Round,
    home,
    away,
  })),
};
