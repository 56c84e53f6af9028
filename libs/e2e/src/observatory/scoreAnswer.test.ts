import { describe, expect, it } from 'vitest';
import { scoreAnswer, type ScoredAnswer } from './scoreAnswer';

const policy =
  "default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'self'";
const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-resource-policy': 'same-origin',
};
const score = (more: ScoredAnswer['headers'] = {}, body = '') =>
  scoreAnswer({ host: 'fca.example', headers: { ...headers, ...more }, body }).score;
const withPolicy = (value: string) => score({ 'content-security-policy': value });

// Each figure is what version 1.4.8 of the Observatory itself says of the same answer.
describe('the score of an answer', () => {
  it('is 120 where scripts are known by hashes and styles by nothing', () => {
    expect(score()).toBe(120);
  });

  it.each([
    ['no policy', '', 55],
    ['inline scripts of anybody', policy.replace("'sha256-x'", "'unsafe-inline'"), 80],
    ['scripts of every host', policy.replace("'sha256-x'", 'https:'), 80],
    ['evaluated text', policy.replace("'sha256-x'", "'unsafe-eval'"), 110],
    ['pictures without TLS', `${policy}; img-src http://pictures.example`, 110],
    ['a directive twice', `${policy}; object-src 'none'`, 55],
    ['no inline styles', policy.replace(" 'unsafe-inline'", ''), 125],
    [
      'nothing by default and no inline styles',
      policy.replace(" 'unsafe-inline'", '').replace("default-src 'self'", "default-src 'none'"),
      130,
    ],
    ['inline styles beside a hash', policy.replace("'unsafe-inline'", "'unsafe-inline' 'sha256-y'"), 125],
  ])('for %s', (_, value, expected) => {
    expect(withPolicy(value)).toBe(expected);
  });

  it.each([
    [{ 'x-content-type-options': undefined }, 115],
    [{ 'referrer-policy': 'unsafe-url' }, 110],
    [{ 'strict-transport-security': undefined }, 80],
    [{ 'strict-transport-security': 'max-age=60' }, 110],
    [{ 'cross-origin-resource-policy': 'cross-origin' }, 110],
    [{ 'cross-origin-resource-policy': 'mine' }, 105],
  ])('with %j', (more, expected) => {
    expect(score(more)).toBe(expected);
  });

  it('is lower than there for a page that anybody frames, or that sets a cookie', () => {
    expect(withPolicy(policy.replace("frame-ancestors 'self'", 'frame-ancestors *'))).toBe(80);
    expect(score({ 'set-cookie': ['a=b'] })).toBe(80);
  });

  it('counts scripts of other hosts', () => {
    expect(score({}, '<script async src="https://cdn.example/a.js"></script>')).toBe(115);
    expect(score({}, '<script src="http://cdn.example/a.js"></script>')).toBe(50);
    expect(score({}, '<script src="/a.js"></script>')).toBe(120);
  });
});
