import { expect, it } from 'vitest';
import { lastResort } from './lastResort';

it.each([
  ['es', 'Error del servidor', 'No podemos establecer la conexión'],
  ['pt', 'Erro do servidor', 'Não conseguimos estabelecer a conexão'],
  ['en', 'Server error', 'We cannot establish the connection'],
])('readers in %s are told what happened when nothing else can be shown', (language, title, text) => {
  const [, own = ''] = new RegExp(`<section lang="${language}">(.*?)</section>`, 's').exec(lastResort) ?? [];

  expect(own).toContain(`>${title}<`);
  expect(own).toContain(text);
});

it('the last resort has one main heading and loads nothing', () => {
  expect(lastResort.match(/<h1/g)).toHaveLength(1);
  expect(lastResort).not.toMatch(/<script|<link|src=|url\(/);
});
