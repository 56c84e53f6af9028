import type { KeyEvent } from '../live/KeyEvents/KeyEvents';
import type { LivePostProps } from '../live/LivePost/LivePost';
import { longTitle } from './storyArticles';

const path = '/mundial-2026/en-vivo-brasil-noruega.html';

/** A post as a page would pass it, with what a story changes. */
export function aLivePost(key: string, changes: Partial<LivePostProps> = {}): LivePostProps {
  const { time = { iso: '2026-07-05T16:12:00-06:00', text: '16:12', date: 'dom 5 jul' } } = changes;
  const label = [time?.text, 'Enlace a la entrada'].filter(Boolean).join(' · ');
  return {
    postKey: key,
    anchor: `post-${key}`,
    day: null,
    minute: null,
    title: 'Empieza el segundo tiempo',
    body: '<p>Se reanuda el partido: Brasil 0-0 Noruega.</p>',
    keyText: null,
    edited: null,
    permalink: { href: `${path}?post=${key}#post-${key}`, label },
    ...changes,
    time,
  };
}

const hour = (text: string) => ({ iso: `2026-07-05T${text}:00-06:00`, text, date: 'dom 5 jul' });
const edited = { iso: '2026-07-05T16:20:00-06:00', text: 'Editada: 16:20' };

/** Posts in the situations there are, newest first. */
export const livePosts: readonly LivePostProps[] = [
  aLivePost('6', {
    day: { iso: '2026-07-05', text: 'Hoy, dom 5 jul · hora de Costa Rica' },
    time: hour('16:41'),
    minute: '79’',
    title: 'Gol de Noruega: Brasil 0-1 Noruega',
    body: '<p>Erling Haaland anotó a los 79 para <a href="/tema/noruega">Noruega</a>.</p>',
    keyText: 'Momento clave',
    edited,
  }),
  aLivePost('5', { time: hour('16:12') }),
  aLivePost('4', { time: hour('15:50'), title: '', body: '<p>Un cambio en cada lado.</p>', minute: '45+2’' }),
  aLivePost('3', { time: null, title: longTitle, body: '' }),
  aLivePost('2', {
    time: hour('15:00'),
    title: 'Las alineaciones',
    body: '<ul><li>Brasil: Alisson; Danilo, Marquinhos, Gabriel, Alex Sandro</li><li>Noruega: Nyland; Ryerson, Ajer, Østigård, Wolfe</li></ul><blockquote>Independientedelvallevsdeportivosaprissa</blockquote>',
  }),
  aLivePost('1', {
    day: { iso: '2026-07-04', text: 'Ayer, sáb 4 jul · hora de Costa Rica' },
    time: { iso: '2026-07-04T21:00:00-06:00', text: '21:00', date: 'sáb 4 jul' },
    title: 'El camino de Brasil',
    body: '<table><thead><tr><th scope="col">Rival</th><th scope="col">Marcador</th></tr></thead><tbody><tr><td>Marruecos</td><td>2-0</td></tr></tbody></table>',
  }),
];

/** So many key events, newest first. */
export const keyEvents = (count: number): KeyEvent[] =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i),
    title: i === 1 ? longTitle : `79’ Gol: Brasil 0-${count - i} Noruega`,
    href: `#post-${i}`,
    time: i === 2 ? null : { iso: '2026-07-05T16:41:00-06:00', text: '16:41' },
  }));
