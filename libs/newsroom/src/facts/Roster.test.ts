import { expect, it } from 'vitest';
import { type EventFact, type MatchFact, noFacts, type PlayerFact } from './factRecords.ts';
import { playerId } from './playerId.ts';
import { Roster } from './Roster.ts';

const player = (tournament: string, name: string): PlayerFact => ({
  ...{ tournament, team: 'GER', number: 21, name, position: 'MF' },
  ...{ born: null, club: null, clubCountry: null },
});
const event = (one: Partial<EventFact>): EventFact => ({
  ...{ match: 'm', minute: '10', kind: 'goal', side: 'home', player: 'Mario Götze', number: null },
  ...{ playerOff: null, numberOff: null },
  ...one,
});
const match = { key: 'm', tournament: 'cup-2026', home: 'GER', away: 'JPN' } as MatchFact;
const rosterOf = (events: EventFact[], players: PlayerFact[] = []): Roster =>
  new Roster({ ...noFacts(), matches: [match], events, players });

it('knows a man by his shirt where a report spells his name otherwise than his squad', () => {
  const goal = event({ player: 'Ilkay Gündogan', number: 21 });
  const roster = rosterOf([goal], [player('cup-2026', 'Ilkay Guendogan')]);
  expect(roster.idIn(goal)).toBe(playerId('GER', 'Ilkay Guendogan'));
  expect([...roster.players.values()]).toEqual([{ team: 'GER', name: 'Ilkay Guendogan' }]);
});

it('takes the scorer of an own goal for one of the other side', () => {
  const own = event({ kind: 'own', side: 'away' });
  expect(rosterOf([own]).idIn(own)).toBe(playerId('GER', 'Mario Götze'));
});

it('knows a man with and without the accents of his name as one, by the name of his latest squad', () => {
  const facts = {
    ...noFacts(),
    tournaments: ['cup-2022', 'cup-2026'].map((key) => ({
      ...{ key, slug: 'cup', season: key.slice(4), es: key, pt: key, en: key, whole: true, rules: null },
    })),
    players: [player('cup-2022', 'Mario Gotze'), player('cup-2026', 'Mario Götze')],
  };
  expect([...new Roster(facts).players.values()]).toEqual([{ team: 'GER', name: 'Mario Götze' }]);
});

it('knows who went off too', () => {
  const change = event({ kind: 'substitution', playerOff: 'Toni Kroos' });
  const roster = rosterOf([change]);
  expect(roster.players.get(roster.idOfOff(change) ?? '')).toEqual({ team: 'GER', name: 'Toni Kroos' });
  expect(roster.idOfOff(event({}))).toBeNull();
});
