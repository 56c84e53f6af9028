import type { follow as spanish } from '../es/follow';

export const follow: typeof spanish = {
  follow: {
    title: 'My teams',
    text: 'The teams and competitions you follow are kept on this device, without an account, and come first among the matches.',
    follow: 'Follow',
    none: 'You are not following any team yet.',
    noneHint: 'Tap “Follow” on the page of a team or a competition and you will find it here.',
    removed: 'No longer followed',
    wayToTeam: '{name}: matches, tables and squad',
    wayToPlayer: '{name}: matches and goals',
    file: 'Take it to another device',
    fileText:
      'What you follow and your saved stories, in one file. Open it in another browser and they join what is there.',
    fileSave: 'Save to a file',
    fileOpen: 'Open a file',
    fileName: 'my-device',
    fileAdded: 'Done. Teams and competitions added: {follows}. Stories added: {articles}.',
    fileLost: 'Could not be read: {lost}.',
    fileUnreadable: 'That file is not one saved here, or it is damaged. Nothing has changed.',
  },
  competitionIndex: {
    title: 'Leagues and competitions',
    description:
      'Every competition on {brand}: tables, schedules and top scorers, by confederation and by country.',
    short: 'Competitions',
    link: 'All competitions',
    own: 'On our front page',
    fifa: 'World',
    conmebol: 'South America (CONMEBOL)',
    concacaf: 'North and Central America, Caribbean (CONCACAF)',
    uefa: 'Europe (UEFA)',
    afc: 'Asia (AFC)',
    caf: 'Africa (CAF)',
    ofc: 'Oceania (OFC)',
    others: 'Other competitions',
    parts: 'Confederations',
    seasons: '{n, plural, one {# more season} other {# more seasons}}',
    teams: '{n, plural, one {# team} other {# teams}}',
    none: 'The list of competitions is not available right now.',
    noneHint: 'Try again in a few minutes.',
  },
};
