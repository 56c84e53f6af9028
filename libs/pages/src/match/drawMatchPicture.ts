import type { Match } from '@cancha/stats/match/Match';
import { matchStateText } from '../football/matchStateText';
import type { SiteContext } from '../site/SiteContext';

export const pictureSize = { width: 1200, height: 630 } as const;

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Long names are written smaller, never cut: about so many units of the size a letter is wide. */
const letterWidth = 0.56;
const sizeFor = (text: string, width: number, most: number) =>
  Math.min(most, Math.floor(width / (letterWidth * Math.max(1, Array.from(text).length))));

type Line = { text: string; x: number; y: number; width: number; size: number; weight?: number };

function line({ text, x, y, width, size, weight = 700 }: Line): string {
  const fontSize = sizeFor(text, width, size);
  return `<text x="${x}" y="${y}" font-size="${fontSize}" font-weight="${weight}">${escape(text)}</text>`;
}

/** A match as a picture for where it is shared: names, score, where it stands, in the colours of the site. SVG. */
export function drawMatchPicture(
  match: Match,
  { t, format, theme, profile }: Pick<SiteContext, 't' | 'format' | 'theme' | 'profile'>,
): string {
  const { header, onHeader, mark } = theme.colours.light;
  const score = match.state === 'scheduled' ? null : match.score;
  const penalties = match.state === 'scheduled' ? null : match.penalties;
  const state = matchStateText(match, (at) => `${format.weekday(at)} ${format.time(at)}`, t);
  const competition = [match.tournament?.name, match.stage?.name].filter(Boolean).join(' · ');
  const middle = score ? `${score.home} – ${score.away}` : '–';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">`,
    `<rect width="1200" height="630" fill="${header}"/><rect y="610" width="1200" height="20" fill="${mark}"/>`,
    `<g fill="${onHeader}" text-anchor="middle" font-family="'Source Sans 3', 'Noto Sans', 'DejaVu Sans', sans-serif">`,
    line({ text: competition, x: 600, y: 90, width: 1080, size: 40, weight: 400 }),
    line({ text: state, x: 600, y: 190, width: 500, size: 48 }),
    line({ text: middle, x: 600, y: 370, width: 460, size: 180 }),
    penalties
      ? line({ text: `(${penalties.home} – ${penalties.away})`, x: 600, y: 440, width: 300, size: 48 })
      : '',
    line({ text: match.home.name, x: 300, y: 500, width: 520, size: 64 }),
    line({ text: match.away.name, x: 900, y: 500, width: 520, size: 64 }),
    line({ text: profile.name, x: 600, y: 580, width: 600, size: 32, weight: 400 }),
    '</g></svg>',
  ].join('');
}
