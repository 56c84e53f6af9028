import { describe, expect, it } from 'vitest';
import { isSafePath } from './isSafePath';

describe('a path over the wire', () => {
  it.each([
    ['/'],
    ['/tema/selecci%C3%B3n'],
    ['/tema/50%25'],
    ['/tema/%252F'],
    ['/tema/copa%20oro'],
    ['/tema/copa-2.0'],
    ['/tema/...'],
    ['/.well-known/security.txt'],
    ['/x//y'],
    ['/mundial-2026/x-20260705-1001.html'],
  ])('is safe: %s', (path) => {
    expect(isSafePath(path)).toBe(true);
  });

  it.each([
    ['malformed escape', '/%'],
    ['malformed escape at the end', '/tema/%2'],
    ['malformed escape of no digits', '/tema/%zz'],
    ['half a character', '/tema/%C3'],
    ['overlong encoding', '/tema/%C0%AF'],
    ['encoded surrogate', '/tema/%ED%A0%80'],
    ['NUL', '/tema/%00'],
    ['raw NUL', '/tema/\0'],
    ['line break', '/tema/x%0D%0ASet-Cookie:a'],
    ['delete', '/tema/%7F'],
    ['control of the second block', '/tema/%C2%85'],
    ['backslash', '/tema\\x'],
    ['backslash host', '/\\evil.io'],
    ['escaped backslash', '/tema/%5Cx'],
    ['double slash at the start', '//evil.io'],
    ['escaped slash', '/tema/a%2Fb'],
    ['escaped slash in small letters', '/tema/a%2fb'],
    ['escaped slash at the start', '/%2Fevil.io'],
    ['dot segments', '/tema/../x'],
    ['escaped dot segments', '/tema/%2e%2E/x'],
    ['half escaped dot segments', '/tema/.%2e'],
    ['no slash at the start', 'tema'],
    ['nothing', ''],
  ])('is refused: %s', (_, path) => {
    expect(isSafePath(path)).toBe(false);
  });
});
