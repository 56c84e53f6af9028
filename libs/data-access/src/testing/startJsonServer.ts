import { startServer, type TestServer } from './startServer';

/** By path with query: a JSON body for status 200, or a `StubResponse`. */
export type StubResponses = Readonly<Record<string, unknown>>;

export class StubResponse {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** Serves each path from a table, anything else is a 404. */
export function startJsonServer(answers: StubResponses): Promise<TestServer> {
  return startServer((request, response) => {
    const answer = answers[decodeURIComponent(request.url ?? '')];
    if (answer === undefined) return void response.writeHead(404).end('{"code":"unknown-path"}');
    if (answer instanceof StubResponse)
      return void response.writeHead(answer.status, answer.headers).end(answer.body);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
}
