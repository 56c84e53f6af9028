import type { BlogWords } from './BlogWords.ts';

export const englishBlog: BlogWords = {
  names: 'en',
  hour: (kickOff, timeZone) =>
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
      .format(kickOff)
      .replace(':00', '')
      .replace(/\sAM$/, ' a.m.')
      .replace(/\sPM$/, ' p.m.'),
  kickOff: ({ home, away, hour, stage, venue }) => ({
    title: `${home} and ${away} kick off at ${hour}`,
    body: `${stage ? `${stage}. ` : ''}Kickoff is at ${hour} Eastern.${
      venue ? ` The match is at ${venue.name}${seats(venue.capacity)}.` : ''
    }`,
  }),
  path: (team) => `How ${team} got here`,
  result: (home, [one, other], away, kicks) =>
    `${home} ${one}-${other} ${away}${kicks ? ` (${kicks} on penalty kicks)` : ''}`,
  starts: (score) => ({ title: 'Kickoff', body: `The match is under way: ${score}.` }),
  halfTime: (score) => ({ title: 'Halftime', body: `The first half is over: ${score}.` }),
  secondHalf: (score) => ({ title: 'Second half', body: `The teams are back: ${score}.` }),
  toExtraTime: (score) => ({
    title: 'Extra time',
    body: `Ninety minutes are over: ${score}. Two periods of 15 minutes follow.`,
  }),
  extraTime: (score) => ({ title: 'Extra time begins', body: `First period of extra time: ${score}.` }),
  changeOfEnds: (score) => ({
    title: 'They change ends',
    body: `The first period of extra time is over: ${score}.`,
  }),
  goal: ({ event: { player, minute }, team, score }) => ({
    title: `Goal for ${team}`,
    body: `${player} scores at ${minute}’: ${score}.`,
  }),
  penalty: ({ event: { player, minute }, team, score }) => ({
    title: `Goal for ${team}, on a penalty kick`,
    body: `${player} converts at ${minute}’: ${score}.`,
  }),
  own: ({ event: { player, minute }, team, score }) => ({
    title: `Own goal: it counts for ${team}`,
    body: `${player} puts it into the wrong net at ${minute}’: ${score}.`,
  }),
  sentOff: ({ event: { player, minute }, team }) => ({
    title: `${team} is down a man`,
    body: `${player} is shown a red card at ${minute}’.`,
  }),
  booked: ({ event: { player, minute }, team }) => ({
    title: `Yellow card, ${team}`,
    body: `${player} is booked at ${minute}’.`,
  }),
  change: ({ event: { player, playerOff, minute }, team }) => ({
    title: `Substitution, ${team}`,
    body: `${player} comes on${playerOff ? ` for ${playerOff}` : ''} at ${minute}’.`,
  }),
  end: (score, kicks) => ({
    title: `Final: ${score}`,
    body: `The match is over: ${score}.${kicks ? ` ${kicks.winner} wins ${kicks.score} on penalty kicks.` : ''}`,
  }),
};

function seats(capacity: number | null): string {
  return capacity === null ? '' : `, which holds ${new Intl.NumberFormat('en-US').format(capacity)}`;
}
