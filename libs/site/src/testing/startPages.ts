import { startServer, type TestServer } from '@cancha/data-access/testing/startServer';
import compression from 'compression';
import { handlePage, type RequestHandler } from '@cancha/server/handlePage';

/** A real server that answers with `next` behind `handlePage`, compressing as the app's own server does. */
export function startPages(next: RequestHandler): Promise<TestServer> {
  const page = handlePage(next);
  const compress = compression({ threshold: 1024 });
  return startServer((request, response) => {
    compress(request as never, response as never, () => {
      page(request, response).catch(() => response.destroy());
    });
  });
}
