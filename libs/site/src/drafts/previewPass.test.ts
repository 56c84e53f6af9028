import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment/readEnvironment';
import { noPassCookie, passCookie, readsDrafts } from './previewPass';
import { signPreview } from './previewSignature';

const secret = 'a secret of thirty-two characters';
const variables = { DRAFT_KEY: 'a-key-for-the-editors', PREVIEW_SECRET: secret };
const environment = readEnvironment(variables);
const site = { id: 'fca', prefix: '', origin: 'https://fca.example' };
const now = new Date('2026-07-05T12:00:00Z');
const soon = now.getTime() / 1000 + 3600;
const pass = (expires = soon) => String(passCookie(site, expires, secret).split(';')[0]);
const reads = (cookies: string | null, on?: string, at = now, settings = environment) =>
  readsDrafts(cookies, settings, at, on);

describe('who reads drafts', () => {
  it('is whoever has the pass of the site, among other cookies', () => {
    expect(reads(`a=b; ${pass()}; c=d`, 'fca')).toBe(true);
    expect(reads(pass())).toBe(true);
  });

  it('is nobody without one, with one of another site, or with one that has expired', () => {
    expect(reads(null, 'fca')).toBe(false);
    expect(reads('', 'fca')).toBe(false);
    expect(reads(pass(), 'redgol')).toBe(false);
    expect(reads(pass(), 'fca', new Date(soon * 1000))).toBe(false);
  });

  it('is nobody who writes a pass of his own, or takes one for another site or a later moment', () => {
    const stolen = pass().replace('preview-fca', 'preview-redgol');
    const longer = pass().replace(String(soon), String(soon + 9));
    const link = signPreview(secret, { kind: 'link', site: 'fca', path: '/', expires: soon });

    expect(reads(stolen, 'redgol')).toBe(false);
    expect(reads(longer, 'fca')).toBe(false);
    expect(reads(`cancha-preview-fca=${soon}.${link}`, 'fca')).toBe(false);
    expect(reads('cancha-preview-fca=1', 'fca')).toBe(false);
  });

  it('is nobody where drafts are switched off, or nobody has a secret or a key', () => {
    const off = readEnvironment({ ...variables, DRAFTS: 'off', DEPLOYMENT: 'preview' });
    const { PREVIEW_SECRET: _, ...keyOnly } = variables;

    expect(reads(pass(), 'fca', now, off)).toBe(false);
    expect(reads(pass(), 'fca', now, readEnvironment(keyOnly))).toBe(false);
    expect(reads(pass(), 'fca', now, readEnvironment({ DEPLOYMENT: 'preview', DRAFTS: 'on' }))).toBe(false);
  });

  it.each([{ DEPLOYMENT: 'preview' }, { DEPLOYMENT: 'development' }, { DRAFTS: 'on' }])(
    'is everybody with %j',
    (changes) => {
      expect(reads(null, 'fca', now, readEnvironment({ ...variables, ...changes }))).toBe(true);
    },
  );

  it('does not go by how the server was built', () => {
    expect(reads(null, 'fca', now, readEnvironment({ ...variables, NODE_ENV: 'development' }))).toBe(false);
  });
});

describe('the pass', () => {
  it('is for the server alone, and for its site', () => {
    const mexico = { id: 'bolavip-mx', prefix: '/mx', origin: 'http://127.0.0.1:4002' };

    expect(passCookie(site, soon, secret)).toMatch(
      /; Path=\/; Expires=Sun, 05 Jul 2026 13:00:00 GMT; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(passCookie(mexico, soon, secret)).toMatch(/; Path=\/mx; .*; SameSite=Lax$/);
  });

  it('is taken back by one that has expired', () => {
    expect(noPassCookie(site)).toContain('cancha-preview-fca=; Path=/; Expires=Thu, 01 Jan 1970');
  });
});
