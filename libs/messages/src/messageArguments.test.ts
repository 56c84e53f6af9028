import { describe, expect, it } from 'vitest';
import { messageArguments } from './messageArguments';

describe('the values a message asks for', () => {
  it.each([
    ['A definir', []],
    ['{home} contra {away}', ['away', 'home']],
    ['{n} de {n}', ['n']],
    ['{n, plural, one {# gol de {team}} other {# goles}}', ['n', 'team']],
    ['{sex, select, f {Escrita por {name}} other {Escrito por {name}}}', ['name', 'sex']],
    ['<b>{tag}</b>', ['b', 'tag']],
    ['{share, number, percent} el {day, date}, {hour, time}', ['day', 'hour', 'share']],
  ])('of "%s" are %j', (message, names) => {
    expect(messageArguments(message)).toEqual(names);
  });

  it.each(['{n', '{n, plural, one {# gol}}', '{}'])('of "%s" cannot be read', (message) => {
    expect(() => messageArguments(message)).toThrow();
  });
});
