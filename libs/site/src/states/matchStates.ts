import { minutesInDay, millisecondsInMinute } from 'date-fns/constants';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { Translate } from '../context/createSiteTranslator';
import { retellMatch, type Standing } from './retellMatch';
import type { State } from './State';

type Row = {
  readonly id: string;
  readonly label: string;
  readonly says: (t: Translate) => string;
  readonly standing: Standing;
};

/** A match that is on: its kick-off is as long ago as it takes to come there. */
const playing = (period: number, minute: number, breaks = 0): Standing => ({
  status: 'playing',
  period,
  minute,
  kickOffMs: -(minute + breaks) * millisecondsInMinute,
});

const days = (count: number) => count * minutesInDay * millisecondsInMinute;

const rows: readonly Row[] = [
  {
    ...{ id: 'scheduled', label: 'Scheduled, the day after tomorrow' },
    standing: { status: 'fixture', kickOffMs: days(2) },
    says: (t) => t('matchPage.noLineUps'),
  },
  {
    ...{ id: 'day-only', label: 'Scheduled, its hour is not known' },
    standing: { status: 'unplanned', kickOffMs: days(2) },
    says: (t) => t('match.toBeDefined'),
  },
  {
    ...{ id: 'unknown-sides', label: 'Scheduled, and nobody knows who plays' },
    standing: { status: 'fixture', kickOffMs: days(2), placeholders: ['W97', 'W98'] },
    says: () => 'W97',
  },
  {
    ...{ id: 'no-result', label: 'Over by the clock, and no result has come' },
    standing: { status: 'fixture', kickOffMs: -days(1) },
    says: (t) => t('match.noResult'),
  },
  {
    ...{ id: 'no-score-yet', label: 'On, and the first score has not come' },
    standing: { ...playing(1, 1), isScoreless: true },
    says: () => '1’',
  },
  {
    ...{ id: 'first-half', label: 'First half' },
    standing: playing(1, 23),
    says: () => '23’',
  },
  {
    ...{ id: 'half-time', label: 'Half-time' },
    standing: playing(10, 45, 5),
    says: (t) => t('match.spokenHalfTime'),
  },
  {
    ...{ id: 'second-half', label: 'Second half' },
    standing: playing(2, 70, 15),
    says: () => '70’',
  },
  {
    ...{ id: 'before-extra-time', label: 'After 90 minutes, before extra time' },
    standing: playing(12, 90, 20),
    says: () => '90’',
  },
  {
    ...{ id: 'extra-time-first-half', label: 'Extra time, first half' },
    standing: playing(3, 98, 25),
    says: () => '98’',
  },
  {
    ...{ id: 'extra-time-break', label: 'Extra time, the break' },
    standing: playing(11, 105, 25),
    says: () => '105’',
  },
  {
    ...{ id: 'extra-time-second-half', label: 'Extra time, second half' },
    standing: playing(4, 112, 30),
    says: () => '112’',
  },
  {
    ...{ id: 'before-the-shoot-out', label: 'After extra time, before the shoot-out' },
    standing: playing(13, 120, 30),
    says: () => '120’',
  },
  {
    ...{ id: 'shoot-out', label: 'Shoot-out' },
    standing: { ...playing(5, 120, 35), penalties: [2, 2], kicks: 6 },
    says: (t) => t('match.spokenShootOut'),
  },
  {
    ...{ id: 'finished', label: 'Finished' },
    standing: { status: 'played', minute: 90, kickOffMs: -days(1) },
    says: (t) => t('match.final'),
  },
  {
    ...{ id: 'finished-on-penalties', label: 'Finished after a shoot-out' },
    standing: { status: 'played', minute: 120, kickOffMs: -days(1), penalties: [4, 3], kicks: 10 },
    says: (t) => t('matchPage.shootOut'),
  },
  {
    ...{ id: 'no-line-ups', label: 'Finished, without line-ups, events and figures' },
    standing: { status: 'played', minute: 90, kickOffMs: -days(1), isBare: true },
    says: (t) => t('match.final'),
  },
  {
    ...{ id: 'postponed', label: 'Postponed' },
    standing: { status: 'postponed', kickOffMs: days(1) },
    says: (t) => t('match.postponed'),
  },
  {
    ...{ id: 'suspended', label: 'Suspended, with the score it had' },
    standing: { status: 'suspended', minute: 60, kickOffMs: -days(1) },
    says: (t) => t('match.suspended'),
  },
  {
    ...{ id: 'cancelled', label: 'Cancelled' },
    standing: { status: 'cancelled', kickOffMs: days(1) },
    says: (t) => t('match.cancelled'),
  },
  {
    ...{ id: 'awarded', label: 'Decided off the pitch' },
    standing: { status: 'awarded', minute: 90, kickOffMs: -days(1) },
    says: (t) => t('match.awarded'),
  },
  {
    ...{ id: 'unknown-status', label: 'A status that the provider has made up' },
    standing: { status: 'delayed', kickOffMs: -days(1) },
    says: (t) => t('match.unknown'),
  },
];

/** A match that was played, as it would be told in each state. */
export const matchStates = rows.map(({ id, label, says, standing }): State => ({
  id: `match-${id}`,
  label,
  says,
  status: 200,
  path: (site, match) =>
    // It leads to the address with the names of the sides.
    match && hasPage(site, 'match') ? buildPath(site, 'match', { slug: 'x', id: match.id }) : null,
  calls: /^\/soccer\/match\//,
  retell: (path, body) => retellMatch(path, body, standing, Date.now()),
}));
