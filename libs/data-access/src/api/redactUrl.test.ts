import { describe, expect, it } from 'vitest';
import { redactUrl } from './redactUrl';

describe('redactUrl', () => {
  it.each([
    ['http://cms/api?token=abc', 'http://cms/api?token=…'],
    ['http://cms/api?a=1&Access_Token=abc&b=2#x', 'http://cms/api?a=1&Access_Token=…&b=2#x'],
    ['http://cms/api?api_key=abc', 'http://cms/api?api_key=…'],
    ['http://me:abc@cms/api', 'http://…@cms/api'],
    ['http://cms/token/list?tokens-of=…', 'http://cms/token/list?tokens-of=…'],
    ['http://cms/a@b', 'http://cms/a@b'],
  ])('%s is logged as %s', (url, logged) => {
    expect(redactUrl(url)).toBe(logged);
  });
});
