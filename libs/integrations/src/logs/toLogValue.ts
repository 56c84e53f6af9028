import { types } from 'node:util';
import { isPrivateField } from './isPrivateField.ts';
import { redactText } from './redactText.ts';

export type LogValue =
  string | number | boolean | null | readonly LogValue[] | { readonly [key: string]: LogValue };

/** What `JSON.stringify` leaves out of an error. */
export type DescribedError = {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: LogValue | DescribedError;
  readonly errors?: readonly (LogValue | DescribedError)[];
  /** `status`, `code`, `kind` and whatever else of one word an error says of itself. */
  readonly details?: { readonly [key: string]: LogValue };
};

const most = { depth: 50, items: 100, values: 5000, causes: 5 };

/** Where in a value the walk is, and how many values it may still take: a cache is not for the log. */
type Walk = { readonly above: readonly object[]; readonly budget: { left: number } };

const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

/**
 * The value as JSON will hold it, without secrets. As with `JSON.stringify`, functions are left out; what is circular
 * or a BigInt throws, and so does a getter or `toJSON` that throws. What is too large throws as well.
 */
export function toLogValue(value: unknown): LogValue | undefined {
  return walkValue(value, { above: [], budget: { left: most.values } });
}

function walkValue(value: unknown, walk: Walk): LogValue | undefined {
  if (walk.budget.left-- <= 0) throw new RangeError('A value is too large for the log');
  switch (typeof value) {
    case 'string':
      return redactText(value);
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'boolean':
      return value;
    case 'bigint':
      throw new TypeError('A BigInt has no JSON');
    case 'object':
      return value === null ? null : walkObject(value, walk);
    case 'undefined':
    case 'function':
    case 'symbol':
      return undefined;
  }
}

function walkObject(value: object, { above, budget }: Walk): LogValue | undefined {
  if (isError(value)) return describeError(value);
  if (above.includes(value)) throw new TypeError('A circular value has no JSON');
  if (above.length >= most.depth) throw new TypeError('A value is nested too deeply');
  const below = { above: [...above, value], budget };

  if ('toJSON' in value && typeof value.toJSON === 'function') {
    return walkValue((value.toJSON as () => unknown).call(value), below);
  }
  if (Array.isArray(value)) {
    return value.slice(0, most.items).map((item: unknown) => walkValue(item, below) ?? null);
  }
  return walkFields(value as Record<string, unknown>, below);
}

function walkFields(value: Record<string, unknown>, below: Walk): LogValue {
  const entries = Object.keys(value)
    .slice(0, most.items)
    .flatMap((key): [string, LogValue][] => {
      const field = value[key];
      // Whether there is one may be told.
      const isTellable = field === null || field === undefined || typeof field === 'boolean';
      const logged = isPrivateField(key) && !isTellable ? '[redacted]' : walkValue(field, below);
      return logged === undefined ? [] : [[redactText(key), logged]];
    });
  return Object.fromEntries(entries);
}

/** An error with its causes, or whatever else was thrown, without secrets. */
export function describeError(error: unknown, above: readonly Error[] = []): DescribedError {
  if (!isError(error)) return { name: 'NonError', message: redactText(describeThrown(error)) };

  const chain = [...above, error];
  const describeNext = (next: unknown) => {
    if (!isError(next)) return toLogValue(next) ?? null;
    return chain.includes(next) || chain.length > most.causes ? '[more causes]' : describeError(next, chain);
  };
  const details = detailsOf(error);
  return {
    name: redactText(String(error.name)),
    message: redactText(String(error.message)),
    ...(typeof error.stack === 'string' && { stack: redactText(error.stack) }),
    ...(Object.keys(details).length > 0 && { details }),
    ...(error.cause !== undefined && { cause: describeNext(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, 10).map(describeNext) }),
  };
}

/** Plain words only: an HTTP client hangs whole requests on its errors, with their headers. */
function detailsOf(error: Error): { readonly [key: string]: LogValue } {
  const known = ['name', 'message', 'stack', 'cause', 'errors'];
  const plain = Object.entries(error).filter(
    ([key, value]) => !known.includes(key) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return toLogValue(Object.fromEntries(plain)) as { readonly [key: string]: LogValue };
}

function describeThrown(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  const value = toLogValue(thrown);
  return value === undefined ? String(thrown) : JSON.stringify(value);
}
