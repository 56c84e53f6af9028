import { describe, expect, it } from 'vitest';
import { checkForm } from './checkForm';
import { fieldRules } from './fieldRules';

const rules = fieldRules({
  id: 'contacto',
  fields: ['name', 'email', 'dni', 'consultation'],
  required: ['name', 'email', 'consultation'],
});
const typed = { name: 'Ana', email: 'ana@correo.example', dni: '', consultation: '¿Dónde?' };
const errorsOf = (changes: Record<string, string>) => checkForm(rules, { ...typed, ...changes });

describe('a form', () => {
  it('is sent with what was typed, trimmed, and without what was left empty', () => {
    expect(checkForm(rules, { ...typed, name: '  Ana\n', topic: 'x', admin: 'true' })).toEqual({
      kind: 'fine',
      fields: { name: 'Ana', email: 'ana@correo.example', consultation: '¿Dónde?' },
    });
  });

  it('says of each field that is missing that it is', () => {
    expect(checkForm(rules, { email: ' ' })).toEqual({
      kind: 'wrong',
      errors: { name: 'required', email: 'required', consultation: 'required' },
    });
  });

  it.each(['ana', 'ana@', '@correo.example', 'ana@correo', 'a na@correo.example', 'ana@correo.example\nx'])(
    'takes %j for no address',
    (email) => {
      expect(errorsOf({ email })).toEqual({ kind: 'wrong', errors: { email: 'invalidEmail' } });
    },
  );

  it.each(['Ana+futbol@correo.example', 'ana@x.football', ' ana.b@sub.correo.example '])(
    'takes %j',
    (email) => {
      expect(errorsOf({ email })).toMatchObject({ kind: 'fine', fields: { email: email.trim() } });
    },
  );

  it('checks nothing else of a field but its length', () => {
    expect(errorsOf({ dni: '<b>1-0234</b>', name: 'ñ'.repeat(254) })).toMatchObject({ kind: 'fine' });
    expect(errorsOf({ name: 'ñ'.repeat(255), consultation: 'x'.repeat(5000) })).toEqual({
      kind: 'wrong',
      errors: { name: 'tooLong' },
    });
  });
});
