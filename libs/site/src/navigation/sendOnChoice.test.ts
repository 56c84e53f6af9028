import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendOnChoice } from './sendOnChoice';

class Select {
  constructor(
    readonly form: object,
    readonly options: { defaultSelected: boolean; selected: boolean }[],
  ) {}
}

const aForm = (dataset: object) => ({ dataset, isConnected: true, requestSubmit: vi.fn() });
const picker = () => aForm({ picker: '' });
const option = (defaultSelected: boolean, selected: boolean) => ({ defaultSelected, selected });
const asSaid = [option(false, false), option(true, true)];

let change: (target: object) => void;
let stop: () => void;
function open(fields: Select[] = []) {
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(page, { querySelectorAll: () => fields }));
  change = (target) =>
    page.dispatchEvent(Object.defineProperty(new Event('change'), 'target', { value: target }));
  stop = sendOnChoice();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLSelectElement', Select);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a choice is sent once its reader rests on it', () => {
  const form = picker();
  open([new Select(form, asSaid)]);
  for (let i = 0; i < 3; i += 1) {
    change(new Select(form, asSaid));
    vi.advanceTimersByTime(100);
  }
  expect(form.requestSubmit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(form.requestSubmit).toHaveBeenCalledOnce();
});

it('what was chosen before anybody listened is sent, and what the document says is not', () => {
  const [early, said, unknown] = [picker(), picker(), picker()];
  open([
    new Select(said, asSaid),
    new Select(unknown, [option(false, true)]),
    new Select(early, [option(false, true), option(true, false)]),
  ]);
  vi.advanceTimersByTime(1_000);
  expect([early, said, unknown].map(({ requestSubmit }) => requestSubmit.mock.calls.length)).toEqual([
    1, 0, 0,
  ]);
});

it('other forms, and fields that are no choice, are left alone', () => {
  const [form, mine] = [aForm({}), picker()];
  open();
  change(new Select(form, asSaid));
  change({ form: mine });
  vi.advanceTimersByTime(1_000);
  expect(form.requestSubmit).not.toHaveBeenCalled();
  expect(mine.requestSubmit).not.toHaveBeenCalled();
});
