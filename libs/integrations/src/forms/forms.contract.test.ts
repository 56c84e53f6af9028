import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../errorReports/testing/openLog.ts';
import { createCockpitForms } from './createCockpitForms.ts';
import { FormService, type FormServiceMode } from './testing/FormService.ts';

let service: FormService;
beforeEach(async () => {
  service = await new FormService().start();
});
afterEach(() => service.stop());

const fields = { name: 'Ana', email: 'ana@correo.example', consultation: '¿Cómo anuncio?\nGracias' };

function openForms(token: string | undefined = service.token) {
  const { logger, lines } = openLog();
  return { forms: createCockpitForms({ baseUrl: service.url, token, logger, timeoutMs: 400 }), lines };
}

describe('a form', () => {
  it('is sent in the public shape, with the token and the name of this one sending', async () => {
    const { forms } = openForms();

    expect(await forms.submit('contacto-fca', fields, 'k1')).toBe('stored');
    expect(service.requests).toEqual([`POST /api/forms/submit/contacto-fca?token=${service.token}`]);
    expect(service.stored).toEqual([{ form: 'contacto-fca', fields, key: 'k1' }]);
  });

  it.each<[FormServiceMode, outcome: string, kept: number]>([
    ['slow', 'stored', 1],
    ['unknown form', 'refused', 0],
    ['null', 'refused', 0],
    ['a number', 'refused', 0],
    ['no access', 'refused', 0],
    ['unknown collection', 'refused', 0],
    ['fail', 'refused', 0],
    ['HTML', 'refused', 0],
    ['HTML with 200', 'refused', 0],
    ['half of an answer', 'refused', 0],
    ['redirect', 'refused', 0],
    ['hang', 'unreachable', 0],
    ['hang in the answer', 'unreachable', 0],
    ['cut', 'unreachable', 0],
    ['stored, then cut', 'unreachable', 1],
  ])('to a service as in “%s” is %s, and is sent once', async (mode, outcome, kept) => {
    service.mode = mode;
    const { forms, lines } = openForms();

    expect(await forms.submit('contacto-fca', fields, 'k1')).toBe(outcome);
    expect(service.requests).toHaveLength(1);
    expect(service.stored).toHaveLength(kept);
    expect(lines).toHaveLength(outcome === 'stored' ? 0 : 1);
    expect(JSON.stringify(lines)).not.toMatch(/token-of|ana@|Ana|Gracias/);
  });

  it('is kept once when it was stored, nobody heard of it and the reader sends it again', async () => {
    const { forms } = openForms();
    service.mode = 'stored, then cut';
    await forms.submit('contacto-fca', fields, 'k1');
    service.mode = 'accept';

    expect(await forms.submit('contacto-fca', fields, 'k1')).toBe('stored');
    expect(service.stored).toHaveLength(1);
  });

  it('to a service that knows no keys is kept once for each time the reader sends it, and never of its own accord', async () => {
    service.knowsKeys = false;
    const { forms } = openForms();
    service.mode = 'stored, then cut';
    await forms.submit('contacto-fca', fields, 'k1');
    expect(service.stored).toHaveLength(1);
    service.mode = 'accept';
    await forms.submit('contacto-fca', fields, 'k1');

    expect(service.stored).toHaveLength(2);
    // Both bear the key, by which an add-on can tell.
    expect(new Set(service.stored.map(({ key }) => key)).size).toBe(1);
  });

  it('with another token, or without fields, is refused', async () => {
    expect(await openForms('wrong-token').forms.submit('contacto-fca', fields, 'k1')).toBe('refused');
    expect(await openForms().forms.submit('contacto-fca', {}, 'k2')).toBe('refused');
    expect(service.stored).toEqual([]);
  });

  it('to nobody is unreachable', async () => {
    const { forms } = openForms();
    await service.stop();

    expect(await forms.submit('contacto-fca', fields, 'k1')).toBe('unreachable');
    service = await new FormService().start();
  });
});

describe('an address', () => {
  it('is new until it was sent, and known then', async () => {
    const { forms } = openForms();

    expect(await forms.find('newsletter-fca', 'ana@correo.example')).toBe('new');
    await forms.submit('newsletter-fca', { email: 'ana@correo.example' }, 'k1');
    expect(await forms.find('newsletter-fca', 'ana@correo.example')).toBe('known');
    expect(service.requests[0]).toBe(
      `GET /api/forms/filter/newsletter-fca?token=${service.token}&filter%5Bemail%5D=ana%40correo.example`,
    );
  });

  it.each<[FormServiceMode, found: string, logged: number]>([
    ['no access', 'new', 0],
    ['unknown collection', 'new', 0],
    ['fail', 'new', 1],
    ['HTML', 'new', 1],
    ['unknown form', 'failed', 1],
    ['null', 'failed', 1],
    ['HTML with 200', 'failed', 1],
    ['redirect', 'failed', 1],
    ['hang', 'failed', 1],
    ['cut', 'failed', 1],
  ])('at a service as in “%s” is %s', async (mode, found, logged) => {
    service.mode = mode;
    const { forms, lines } = openForms();

    expect(await forms.find('newsletter-fca', 'ana@correo.example')).toBe(found);
    expect(lines).toHaveLength(logged);
    expect(JSON.stringify(lines)).not.toMatch(/token-of|ana@|ana%40/);
  });
});
