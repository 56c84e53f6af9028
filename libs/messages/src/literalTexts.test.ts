import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './Catalogue';
import { catalogues } from './catalogues';
import { cookieBanner } from './cookieBanner';
import { messageEntries } from './messageEntries';

const everyCatalogue = Object.keys(catalogues) as Catalogue[];
const textOf = (catalogue: Catalogue, key: string) => new Map(messageEntries(catalogues[catalogue])).get(key);

/** What readers of all sites are told to the letter. */
describe.each([
  ['Tag page', 'tag.title', '{tag} | Today news'],
  ['Tag page', 'tag.separator', ' | '],
  ['Tag page', 'tag.page', 'Página {n}'],
  ['Tag page', 'tag.headingSeparator', ' - '],
  ['Info block', 'problem.homepage', 'Homepage'],
])('the specification, under “%s”: %s', (_, key, text) => {
  it.each(everyCatalogue)(`is “${text}” in %s`, (catalogue) => {
    expect(textOf(catalogue, key)).toBe(text);
  });
});

/** What it gives in one language is pinned there; the other languages translate it. */
it.each<[place: string, Catalogue, key: string, text: string]>([
  ['Error pages', 'es', 'problem.notFoundTitle', 'Página No Encontrada'],
  [
    'Page messages',
    'en',
    'problem.notFoundText',
    'We cannot find the requested page, it may not be available, or the URL has changed',
  ],
  [
    'Page messages',
    'en',
    'problem.serverErrorText',
    'We cannot establish the connection. Please try again in a few minutes',
  ],
  [
    'Page messages',
    'en',
    'problem.thankyouText',
    'Thanks for writing to us. Your inquiry has been sent successfully',
  ],
  ['Page messages', 'en', 'contact.failure', 'An error has occurred, please try later'],
  ['Page messages', 'en', 'contact.success', 'Form submitted successfully'],
  ['Header: nav-tab bar', 'es', 'navTabs.news', 'Noticias'],
  ['Header: nav-tab bar', 'es', 'navTabs.results', 'Resultados'],
  ['Header: nav-tab bar', 'es', 'navTabs.mostViewed', 'Lo más visto'],
  ['Stats pages', 'en', 'tournamentTabs.news', 'News'],
  ['Stats pages', 'en', 'tournamentTabs.standings', 'Standings'],
  ['Stats pages', 'en', 'tournamentTabs.schedule', 'Schedule'],
  ['Stats pages', 'es', 'tournamentTabs.news', 'Noticias'],
  ['Stats pages', 'es', 'tournamentTabs.standings', 'Posiciones'],
  ['Stats pages', 'es', 'tournamentTabs.schedule', 'Calendario'],
  ['Stats pages', 'en', 'matchTabs.statistics', 'Statistics'],
  ['Stats pages', 'en', 'matchTabs.news', 'News'],
  ['Stats pages', 'en', 'teamTabs.news', 'News'],
  ['Stats pages', 'en', 'teamTabs.matches', 'Matches'],
  ['Stats pages', 'en', 'teamTabs.stats', 'Stats'],
  ['Stats pages', 'en', 'teamTabs.squad', 'Squad'],
  ['Stats pages', 'en', 'teamTabs.standings', 'Standings'],
  ['Display mode', 'es', 'match.final', 'FINAL'],
  ['Display mode', 'en', 'match.final', 'FINAL'],
  ['Display mode', 'es', 'match.toBeDefined', 'A definir'],
  ['Display mode', 'en', 'match.toBeDefined', 'TBD'],
  ['Newsletter email', 'en', 'newsletter.empty', 'Please enter your email'],
  ['Newsletter email', 'es', 'newsletter.empty', 'Por favor ingresa tu email'],
  ['Newsletter email', 'en', 'newsletter.invalid', 'Please enter a valid email address'],
  ['Newsletter email', 'es', 'newsletter.invalid', 'Debe ingresar un email válido'],
  ['Newsletter email', 'en', 'newsletter.success', 'Subscription successful!'],
  ['Newsletter email', 'es', 'newsletter.success', 'Te has registrado correctamente'],
  ['Newsletter email', 'es', 'newsletter.alreadyRegistered', 'Tu email ya se encuentra registrado'],
  ['Texts', 'es', 'newsletter.title', 'NO TE PIERDAS NADA'],
  ['Texts', 'es', 'newsletter.inputPlaceholder', 'INGRESA TU EMAIL'],
  ['Texts: ranking table', 'es', 'standings.position.short', 'P'],
  ['Texts: ranking table', 'es', 'standings.team.short', 'Equipo'],
  ['Texts: ranking table', 'es', 'standings.points.short', 'PTS'],
  ['Texts: ranking table', 'es', 'standings.played.short', 'PJ'],
  ['Texts: ranking table', 'es', 'standings.record.short', 'G-E-P'],
  ['Texts: competitions widget', 'en', 'competitionTabs.general', 'General'],
  ['Texts: competitions widget', 'en', 'competitionTabs.averages', 'Averages'],
  ['Texts: competitions widget', 'en', 'competitionTabs.annualCups', 'Annual cups'],
  ['Texts: competitions widget', 'en', 'competitionTabs.scorers', 'Scorers'],
])('the specification, under “%s”, in %s: %s is “%s”', (_, catalogue, key, text) => {
  expect(textOf(catalogue, key)).toBe(text);
});

const translatorOf = (locale: string, catalogue: Catalogue) => {
  const translate = createTranslator({ locale, messages: catalogues[catalogue] });
  return (key: string, values: Record<string, string | number>): string =>
    translate(key as never, values as never);
};

describe('counted words', () => {
  it.each<[Catalogue, string, n: number, text: string]>([
    ['es', 'poll.votes', 1, 'YA VOTÓ 1 PERSONA'],
    ['es', 'poll.votes', 7, 'YA VOTARON 7 PERSONAS'],
    ['en', 'poll.votes', 1, 'ALREADY VOTED 1 PERSON'],
    ['en', 'poll.votes', 7, 'ALREADY VOTED 7 PEOPLE'],
    ['pt', 'poll.votes', 1, 'JÁ VOTOU 1 PESSOA'],
    ['pt', 'poll.votes', 7, 'JÁ VOTARAM 7 PESSOAS'],
    ['pt-PT', 'poll.votes', 7, 'JÁ VOTARAM 7 PESSOAS'],
    ['es', 'standings.goals', 1, '1 gol'],
    ['es', 'standings.goals', 0, '0 goles'],
    ['en', 'standings.goals', 1, '1 goal'],
    ['pt', 'standings.goals', 0, '0 gols'],
    ['pt', 'standings.goals', 1, '1 gol'],
    ['pt-PT', 'standings.goals', 0, '0 golos'],
    ['es', 'comments.count', 1, '1 comentario'],
    ['es', 'standings.goals', 1_000_000, '1.000.000 goles'],
  ])('in %s, %s of %i are “%s”', (catalogue, key, n, text) => {
    expect(translatorOf(catalogue, catalogue)(key, { n })).toBe(text);
  });

  // Locale data gives these two the plurals of Brazil.
  it.each(['pt-MZ', 'pt-AO'])('in Portuguese of %s are those of Portugal', (locale) => {
    const format = translatorOf(locale, 'pt-PT');

    expect([0, 1, 2].map((n) => format('standings.goals', { n }))).toEqual(['0 golos', '1 golo', '2 golos']);
  });
});

describe('the copyright line', () => {
  it('is the specification’s, and ends with the owners of the site', () => {
    const values = { year: '2025', brand: 'FCA', group: 'Un sitio del grupo.' };

    expect(translatorOf('es', 'es')('footer.copyright', values)).toBe(
      '© Copyright 2025 FCA. Todos los derechos reservados. Un sitio del grupo.',
    );
  });
});

describe('the banner of cookies', () => {
  it('is there in Portuguese, of both kinds, and in no other language', () => {
    expect(Object.keys(cookieBanner).sort()).toEqual(['pt', 'pt-PT']);
    for (const words of Object.values(cookieBanner))
      for (const text of Object.values(words)) expect(text).toMatch(/^\S.*\S$/);
  });

  it.each(['pt', 'pt-PT'] as const)(
    'asks with these words on sites in %s, and goes on to say what they leave out',
    (catalogue) => {
      const { text, accept, policy } = cookieBanner[catalogue];

      expect(['notice', 'accept', 'policy'].map((key) => textOf(catalogue, `consent.${key}`))).toEqual([
        text,
        accept,
        policy,
      ]);
      expect(textOf(catalogue, 'consent.calm')).toContain('não é aceitar');
    },
  );
});
