import type { Match } from '@cancha/stats/match/Match';
import type { Team } from '@cancha/stats/team/Team';
import { matchStateText } from '@cancha/blocks/matches/matchStateText';
import type { SiteContext } from '@cancha/site/context/SiteContext';

export const pictureSize = { width: 1200, height: 630 } as const;

type Box = { left: number; top: number; width: number; height: number };

/** Where the shields of both sides stand. */
export const badgeBoxes: Readonly<Record<'home' | 'away', Box>> = {
  home: { left: 200, top: 190, width: 200, height: 200 },
  away: { left: 800, top: 190, width: 200, height: 200 },
};

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Long names are written smaller, never cut: about so many units of the size a letter is wide. */
const letterWidth = 0.56;
const sizeFor = (text: string, width: number, most: number) =>
  Math.min(most, Math.floor(width / (letterWidth * Math.max(1, Array.from(text).length))));

type Line = { text: string; x: number; y: number; width: number; size: number };

function line({ text, x, y, width, size }: Line): string {
  return `<text x="${x}" y="${y}" font-size="${sizeFor(text, width, size)}">${escape(text)}</text>`;
}

/** In place of a shield that is not at hand: the letters of a scoreboard, or those the name begins with. */
function initials({ code, name }: Team, { left, top, width, height }: Box, colour: string): string {
  const [x, y] = [left + width / 2, top + height / 2];
  const text = code ?? Array.from(name).slice(0, 3).join('').toUpperCase();
  const ring = `<circle cx="${x}" cy="${y}" r="${width / 2 - 8}" fill="none" stroke="${colour}" stroke-width="8"/>`;
  return ring + line({ text, x, y: y + 24, width: width - 60, size: 72 });
}

/** Which shields are put on the picture afterwards. */
type HasBadge = Readonly<Record<'home' | 'away', boolean>>;

/** A match as a picture for where it is shared: names, score, where it stands, in face and colours of the site. SVG. */
export function drawMatchPicture(
  match: Match,
  hasBadge: HasBadge,
  { t, format, theme, brandConfig }: Pick<SiteContext, 't' | 'format' | 'theme' | 'brandConfig'>,
  now: Date = new Date(),
): string {
  const { header, onHeader, mark } = theme.colours.light;
  const { head, text: body } = theme.faces;
  const score = match.state === 'scheduled' ? null : match.score;
  const penalties = match.state === 'scheduled' ? null : match.penalties;
  const kickOff = (at: Date) => `${format.weekday(at)} ${format.time(at)}`;
  const state = matchStateText(match, { now, kickOff }, t);
  const competition = [match.tournament?.name, match.stage?.name].filter(Boolean).join(' · ');
  const middle = score ? `${score.home} – ${score.away}` : '–';
  const family = (name: string) => escape(`'${name}', sans-serif`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">`,
    `<rect width="1200" height="630" fill="${header}"/><rect y="610" width="1200" height="20" fill="${mark}"/>`,
    `<g fill="${onHeader}" text-anchor="middle">`,
    `<g font-family="${family(body.family)}" font-weight="400">`,
    line({ text: competition, x: 600, y: 88, width: 1080, size: 38 }),
    `</g><g font-family="${family(body.family)}" font-weight="700">`,
    line({ text: state, x: 600, y: 156, width: 700, size: 42 }),
    line({ text: brandConfig.name, x: 600, y: 580, width: 600, size: 32 }),
    `</g><g font-family="${family(head.family)}" font-weight="${head.weight}">`,
    line({ text: middle, x: 600, y: 350, width: 380, size: 170 }),
    penalties
      ? line({ text: `(${penalties.home} – ${penalties.away})`, x: 600, y: 420, width: 300, size: 52 })
      : '',
    ...(['home', 'away'] as const).flatMap((side) => [
      hasBadge[side] ? '' : initials(match[side], badgeBoxes[side], mark),
      line({ text: match[side].name, x: side === 'home' ? 300 : 900, y: 482, width: 520, size: 64 }),
    ]),
    '</g></g></svg>',
  ].join('');
}
