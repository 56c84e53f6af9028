import { describe, expect, it } from 'vitest';
import { redactText } from './redactText.ts';

describe('a text for the log', () => {
  it.each([
    [
      'GET /api/collections/get/menu?token=abc123&limit=5',
      'GET /api/collections/get/menu?token=[redacted]&limit=5',
    ],
    ['/x?access_token=abc#top', '/x?access_token=[redacted]#top'],
    ['/login?next=%2Fapi%3Ftoken%3Dabc%26page%3D2', '/login?next=%2Fapi%3Ftoken%3D[redacted]%26page%3D2'],
    ['/preview?expires=1&signature=f00', '/preview?expires=1&signature=[redacted]'],
    ['/signup?email=ana%40example.com&ok=1', '/signup?email=[redacted]&ok=1'],
    ['No answer from https://user:p@ss@cms.example/api', 'No answer from https://[redacted]@cms.example/api'],
    ['Authorization: Bearer abcdefgh12345', 'Authorization: [redacted]'],
    ['{"cookie":"a=1; b=2","x":1}', '{"cookie":"[redacted]","x":1}'],
    ['{"password": "a b", "x": 1}', '{"password": "[redacted]", "x": 1}'],
    [String.raw`{"password":"a\"b'c","x":1}`, '{"password":"[redacted]","x":1}'],
    [String.raw`{\"token\":\"abc\"}`, String.raw`{\"token\":\"[redacted]`],
    ['Cookie: a="1"; b=2\nHost: x', 'Cookie: [redacted]\nHost: x'],
    ['password: abc, then more', 'password: [redacted], then more'],
    ['sent Bearer abcdefgh12345.x', 'sent Bearer [redacted]'],
    ['the pass eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is old', 'the pass [redacted] is old'],
    ['mail to ana.peña+news@correo.example.com failed', 'mail to [email] failed'],
    ['mail to ana%40example.com failed', 'mail to [email] failed'],
  ])('%s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  it.each([
    'Status 500 from http://127.0.0.1:4000/v1/sites/FCA/posts?page=2',
    '    at readToken (/app/node_modules/next@16.4.6_react@19.3.1/token.ts:12:34)',
    '    at parse (file:///app/node_modules/@cancha/pages/readCookie.ts:1:2)',
    `Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
  ])('keeps what is no secret: %s', (text) => {
    expect(redactText(text)).toBe(text);
  });

  it('is cut where it is longer than anybody reads, and no half of a secret stays', () => {
    const redacted = redactText(`${'x'.repeat(15_990)} token=${'s'.repeat(1_000_000)}`);
    expect(redacted.length).toBeLessThan(16_100);
    expect(redacted).not.toContain('sss');
  });

  it.each(['token', 'a@', '://', 'eyJ', 'Bearer ', 'token.', '%40a.', 'cookie:'])(
    'takes no longer for a hostile one: %s',
    (part) => {
      const start = performance.now();
      redactText(part.repeat(100_000));
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );
});
