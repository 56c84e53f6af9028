import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pickerTarget } from './pickerTarget';

/** A form, as far as it is read. */
class Form {
  readonly action = 'http://localhost:4001/resultados/futbol/competencias/mls/1/calendario?jornada=4#top';
  constructor(
    readonly dataset: Record<string, string>,
    readonly select: { id: string; name: string; value: string } | null,
  ) {}
  querySelector() {
    return this.select;
  }
}

const round = { id: 'jornada', name: 'jornada', value: 'final & more' };
const submitOf = (target: unknown, defaultPrevented = false) =>
  pickerTarget({ target, defaultPrevented } as unknown as SubmitEvent);

beforeEach(() => void vi.stubGlobal('HTMLFormElement', Form));
afterEach(() => void vi.unstubAllGlobals());

it('a choice leads to the address of the form, with what was chosen and nothing else', () => {
  expect(submitOf(new Form({ picker: '' }, round))).toEqual({
    path: '/resultados/futbol/competencias/mls/1/calendario?jornada=final+%26+more',
    field: 'jornada',
  });
});

it('other forms are the browser’s', () => {
  expect(submitOf(new Form({}, round))).toBeNull();
  expect(submitOf(new Form({ picker: '' }, null))).toBeNull();
  expect(submitOf({})).toBeNull();
});

it('a form that somebody else has taken care of is theirs', () => {
  expect(submitOf(new Form({ picker: '' }, round), true)).toBeNull();
});
