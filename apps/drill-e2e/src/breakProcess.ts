import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { readFileSync } from 'node:fs';

// Loaded into an app before anything else (`node --import`): gives it a clock that jumps, and names that cannot be found,
// as the file `DRILL_STATE` says from moment to moment.

type State = { clockMs: number; namesFail: boolean };

let state: State = { clockMs: 0, namesFail: false };
const read = () => {
  try {
    state = JSON.parse(readFileSync(process.env['DRILL_STATE'] ?? '', 'utf8')) as State;
  } catch {
    // Half written: what was read last goes on.
  }
};
read();
setInterval(read, 50).unref();

const RealDate = Date;
const now = () => RealDate.now() + state.clockMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget): Date =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
});

/** A name server that does not answer is given up after so long. */
const noServerMs = 5_000;

type Found = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

const realLookup = dns.lookup as (name: string, options: LookupOptions, found: Found) => void;
const lookup = (name: string, options: LookupOptions | Found, callback?: Found): void => {
  const found = typeof options === 'function' ? options : callback;
  const wanted = typeof options === 'function' ? {} : options;
  if (!found) throw new TypeError('Who looks a name up wants to hear of it.');
  if (!name.endsWith('.drill')) return realLookup(name, wanted, found);
  const error = Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), { code: 'EAI_AGAIN' });
  const address = '127.0.0.1';
  if (state.namesFail) setTimeout(() => found(error), noServerMs);
  else if (wanted.all) process.nextTick(() => found(null, [{ address, family: 4 }]));
  else process.nextTick(() => found(null, address, 4));
};
dns.lookup = lookup as typeof dns.lookup;
