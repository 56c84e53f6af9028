import { expect, it } from 'vitest';
import { readDsn } from './readDsn.ts';

it.each([
  ['https://c0ffee@o1.ingest.example/42', 'https://o1.ingest.example/api/42/envelope/'],
  ['http://c0ffee@127.0.0.1:9000/1', 'http://127.0.0.1:9000/api/1/envelope/'],
  ['https://c0ffee@example.com/errors/deep/7', 'https://example.com/errors/deep/api/7/envelope/'],
  // Old ones have a second key, which is no longer used.
  ['https://c0ffee:old@example.com/7', 'https://example.com/api/7/envelope/'],
])('reads %s', (text, endpoint) => {
  expect(readDsn(text)).toEqual({ endpoint, publicKey: 'c0ffee' });
});

it.each([
  '',
  'errors.example',
  'https://errors.example/1',
  'https://c0ffee@errors.example/',
  'https://c0ffee@errors.example/project',
  'https://c0ffee@errors.example/1?x=1',
  'ftp://c0ffee@errors.example/1',
  'https://a%0Ab@errors.example/1',
])('refuses %j', (text) => {
  expect(readDsn(text)).toBeNull();
});
