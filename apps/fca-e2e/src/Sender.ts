import { request } from 'node:http';

type Sending = {
  path: string;
  fields: Record<string, string>;
  /** Whether a script of ours sends it, which wants JSON; else a plain form does. */
  withScript: boolean;
  /** The connection is cut so long after it was sent, as in a tunnel. */
  cutAfterMs?: number | undefined;
};

export type SendingAnswer = { status: number; location: string; body: string };

let addresses = 0;

/** Each reader is somewhere else: so much from one address would be refused. */
function nextAddress(): string {
  addresses += 1;
  return `203.0.${addresses >> 8}.${addresses & 255}`;
}

/** One reader's browser, as far as forms go: it keeps cookies, and follows a redirect that says to send again. */
export class Sender {
  #cookies = new Map<string, string>();
  readonly #app: string;
  readonly #from = nextAddress();

  constructor(app: string) {
    this.#app = app;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** `null`: no answer came. */
  async send(sending: Sending): Promise<SendingAnswer | null> {
    const answer = await this.#post(sending).catch(() => null);
    if (answer?.status !== 307) return answer;
    return this.#post({ ...sending, path: answer.location }).catch(() => null);
  }

  #post({ path, fields, withScript, cutAfterMs }: Sending): Promise<SendingAnswer> {
    const { origin, host, hostname, port } = new URL(this.#app);
    const headers = {
      ...{ host, origin, 'x-forwarded-for': this.#from, 'sec-fetch-site': 'same-origin' },
      ...{ accept: withScript ? 'application/json' : 'text/html' },
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method: 'POST', headers, agent: false }, (answer) => {
        for (const cookie of answer.headers['set-cookie'] ?? []) {
          const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
          this.#cookies.set(name, value);
        }
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode: status = 0, headers: said } = answer;
          resolve({ status, location: said.location ?? '', body });
        });
      });
      sent.on('error', reject);
      sent.end(new URLSearchParams(fields).toString(), () => {
        if (cutAfterMs !== undefined) setTimeout(() => sent.destroy(), cutAfterMs);
      });
    });
  }
}
