import { startServer, type TestServer } from './startServer';

/** What a test server says to one path with query: a JSON body with 200, or a status with a body. */
export type StubResponses = Readonly<Record<string, unknown>>;

export class StubResponse {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** A server that answers each path from a table and 404 to anything else. */
export function startJsonServer(answers: StubResponses): Promise<TestServer> {
  return startServer((request, response) => {
    const answer = answers[decodeURIComponent(request.url ?? '')];
    if (answer === undefined) return void response.writeHead(404).end('{"code":"unknown-path"}');
    if (answer instanceof StubResponse)
      return void response.writeHead(answer.status, answer.headers).end(answer.body);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
}
