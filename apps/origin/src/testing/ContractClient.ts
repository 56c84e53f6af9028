import { contractBreaches, operationsOf, type ContractDocument, type Operation } from './contractDocument.ts';

/** Values of parameters by name; `null` leaves one out. */
export type Values = Record<string, string | null>;
export type Called = { status: number; breaches: string[]; body: unknown };

/** Calls that look up a reader: the seed has none. */
const wantsSubscriber = new Set([
  'get /api/forms/filter/{formId}',
  'post /v1/sites/{site}/newsletter/lookup',
]);

/** For tests: calls that are sent to a running origin and held against its document. */
export class ContractClient {
  readonly #address: string;
  readonly #document: ContractDocument;

  constructor(address: string, document: ContractDocument) {
    this.#address = address;
    this.#document = document;
  }

  /** Sends a call with the examples that the document has for it, except what `changed` sets. */
  async call(operation: Operation, changed: Values = {}, body?: string): Promise<Called> {
    const answer = await fetch(this.#address + addressOf(operation, changed), {
      method: operation.method.toUpperCase(),
      ...(operation.hasBody && withBody(body ?? exampleBody(operation))),
    });
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    const content: unknown = type === 'application/json' ? await answer.json() : await answer.text();
    const { status } = answer;
    const breaches = contractBreaches(this.#document, operation, { status, type, body: content });
    return { status, breaches, body: content };
  }

  /** Makes what has to be there before a call, where that is not in the seed. Gives the parameters that name it. */
  async prepare(name: string): Promise<Values> {
    if (wantsSubscriber.has(name)) {
      await this.#post(
        '/v1/sites/FCA/newsletter/subscriptions',
        'post /v1/sites/{site}/newsletter/subscriptions',
      );
    }
    if (name !== 'delete /faults/rules/{id}') return {};
    const { id } = (await this.#post('/faults/rules', 'post /faults/rules')) as { id: string };
    return { id };
  }

  async #post(path: string, name: string): Promise<unknown> {
    const operation = operationsOf(this.#document).find((one) => one.name === name);
    const body = operation ? exampleBody(operation) : null;
    const answer = await fetch(this.#address + path, { method: 'POST', ...withBody(body) });
    return answer.json();
  }
}

function addressOf({ path, parameters }: Operation, changed: Values): string {
  const examples = parameters.map(({ name, example = null }) => [name, example] as const);
  const values: Values = { ...Object.fromEntries(examples), ...changed };
  const query = parameters
    .filter(({ in: place, name }) => place === 'query' && typeof values[name] === 'string')
    .map(({ name }) => `${encodeURIComponent(name)}=${encodeURIComponent(values[name] ?? '')}`);
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return `${filled}?${query.join('&')}`;
}

function exampleBody({ bodyExample }: Operation): string | null {
  return bodyExample === undefined ? null : JSON.stringify(bodyExample);
}

function withBody(body: string | null): RequestInit {
  return body === null ? {} : { body, headers: { 'content-type': 'application/json' } };
}
