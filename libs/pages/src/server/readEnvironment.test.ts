import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './readEnvironment';

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnvironment({})).toEqual({
      CONTENT_API_URL: 'http://127.0.0.1:4000',
      CMS_API_URL: 'http://127.0.0.1:4000/api',
      STATS_API_URL: 'http://127.0.0.1:4000',
      HOST: '127.0.0.1',
      PORT: 4001,
    });
  });

  it('takes a variable that is set to nothing for one that is not set', () => {
    expect(readEnvironment({ PORT: '', CONTENT_API_URL: '', SITE_ORIGIN: '' })).toEqual(readEnvironment({}));
  });

  it('takes the slash off the end of an address, because paths bring their own', () => {
    const environment = readEnvironment({ CONTENT_API_URL: 'https://api.example/base//', PORT: '8080' });

    expect(environment).toMatchObject({ CONTENT_API_URL: 'https://api.example/base', PORT: 8080 });
  });

  it.each([
    ['CONTENT_API_URL', 'localhost:4000', 'an address such as http://127.0.0.1:4000'],
    ['STATS_API_URL', 'ftp://x', 'an address such as http://127.0.0.1:4000'],
    ['SITE_ORIGIN', 'yes', 'an address such as http://127.0.0.1:4000'],
    ['PORT', 'http', 'a port from 1 to 65535'],
    ['PORT', '0', 'a port from 1 to 65535'],
    ['PORT', '65536', 'a port from 1 to 65535'],
  ])('says in one line that %s is not %s', (name, value, wanted) => {
    const read = () => readEnvironment({ [name]: value });

    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(`${name} is "${value}", but has to be ${wanted}.`);
  });

  it('says so in the same words of a port that is not a whole number', () => {
    expect(() => readEnvironment({ PORT: '80.5' })).toThrow(
      'PORT is "80.5", but has to be a port from 1 to 65535.',
    );
  });

  it('leaves what the concurrency and the betting flag mean to those who read them', () => {
    const set = { API_CONCURRENCY: 'many', BETTING_LINKS_HIDDEN: 'True' };

    expect(readEnvironment(set)).toMatchObject(set);
  });
});
