import { describe, expect, it } from 'vitest';
import type { Catalogue } from './Catalogue';
import { catalogues } from './catalogues';
import { messageEntries } from './messageEntries';

/** Said to the letter in every language, or a word of all of them. */
const everywhere = ['tag.title', 'tag.page', 'problem.homepage', 'footer.copyright'];

const inWords = (words: string) => new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'iu');

/** Words and letters that give a language away where another is spoken. */
const strangers: Record<Catalogue, RegExp> = {
  es: inWords('the|and|of|your|news|more|our|não|você|os|das?|dos|em|mais|notícias|jogos?|equipa|time|ao'),
  en: new RegExp(
    `[áéíóúâêôãõñç¿¡]|${inWords('el|las?|los|de|del|y|en|un|una|para|por|con|tu|ver|os|das?|do|em|não').source}`,
    'iu',
  ),
  pt: new RegExp(
    `[ñ¿¡]|${inWords('el|los|las|del|y|en|un|una|con|hay|más|página no|equipo|partidos?|noticias|goles|the|and|your|equipa|golos?|penáltis?|contacto|ligação|registo|secç\\S+|morada|ecrã').source}`,
    'iu',
  ),
  'pt-PT': new RegExp(
    `[ñ¿¡]|${inWords('el|los|las|del|y|en|un|una|con|hay|más|partidos?|noticias|goles|the|and|your|times?|equipe|gols?|pênaltis?|contato|conexão|você|cadastr\\S+|seção|seções|sobrenome|enquetes?|usuário|a gente|ao vivo|e-mail|seu e-mail').source}`,
    'iu',
  ),
};

describe.each(Object.entries(strangers))('the catalogue %s', (catalogue, foreign) => {
  const own = messageEntries(catalogues[catalogue as Catalogue]).filter(([key]) => !everywhere.includes(key));

  it('speaks its own language', () => {
    // Names of values are in English, whatever the language of the message.
    const spoken = own.map(([key, text]) => [key, text.replace(/\{\w+(?:, plural,)?/g, '')] as const);

    expect(spoken.filter(([, text]) => foreign.test(text))).toEqual([]);
  });
});

it.each<[Catalogue, string[]]>([
  ['es', ['gol', 'equipo', 'penal', 'partidos', 'goleadores', 'plantel']],
  ['en', ['goal', 'team', 'penalties', 'matches', 'scorers', 'squad', 'soccer']],
  ['pt', ['gol', 'time', 'pênalti', 'jogos', 'artilheiros', 'elenco', 'ao vivo']],
  ['pt-PT', ['golo', 'equipa', 'penálti', 'jogos', 'marcadores', 'plantel', 'em direto']],
])('football in %s is spoken of as its readers do', (catalogue, words) => {
  const said = messageEntries(catalogues[catalogue])
    .map(([, text]) => text.toLowerCase())
    .join('\n');

  expect(words.filter((word) => !inWords(word).test(said))).toEqual([]);
});
