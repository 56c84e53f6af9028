import { describe, expect, it } from 'vitest';
import { readNewsletterEmail } from './readNewsletterEmail';

describe('an address for the newsletter', () => {
  it.each(['a@x.com', 'ana.lopez_9-b@correo.example.co', 'a@x.com.mx', 'a@sub-dominio.x.museum'])(
    'is %s',
    (email) => {
      expect(readNewsletterEmail(email)).toEqual({ kind: 'email', email });
    },
  );

  it.each([
    'a+b@x.com',
    'a@x.football',
    'a@x',
    'a@x.c',
    '@x.com',
    'a b@x.com',
    'ñandu@x.com',
    'a@x.com\nb',
    'a@b@x.com',
  ])('is not %j', (typed) => {
    expect(readNewsletterEmail(typed)).toEqual({ kind: 'invalid' });
  });

  it.each(['', '   ', '\t\n'])('is missing in %j', (typed) => {
    expect(readNewsletterEmail(typed)).toEqual({ kind: 'empty' });
  });

  it('may stand between spaces', () => {
    expect(readNewsletterEmail('  a@x.com ')).toEqual({ kind: 'email', email: 'a@x.com' });
  });

  it('may have capitals, unless they are to count', () => {
    expect(readNewsletterEmail('User@X.com')).toEqual({ kind: 'email', email: 'user@x.com' });
    expect(readNewsletterEmail('User@x.com', { lowerCase: false })).toEqual({ kind: 'invalid' });
  });

  it('is no longer than mail allows', () => {
    expect(readNewsletterEmail(`${'a'.repeat(248)}@x.com`)).toMatchObject({ kind: 'email' });
    expect(readNewsletterEmail(`${'a'.repeat(249)}@x.com`)).toEqual({ kind: 'invalid' });
  });

  it('is judged at once, however much was pasted', () => {
    const start = performance.now();
    readNewsletterEmail(`a@${'a.'.repeat(50_000)}!`);
    expect(performance.now() - start).toBeLessThan(100);
  });
});
