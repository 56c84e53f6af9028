import { createServer, type Server } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import createNext from 'next';
import { faceList } from '@cancha/site/assets/faceList.ts';
import { readBypass } from './preview/readBypass.ts';
import { sealPreview } from './preview/sealPreview.ts';
import { fillPages } from './fillPages.ts';
import { handlePage } from './handlePage.ts';
import {
  EnvironmentError,
  readEnvironment,
  type Environment,
} from '@cancha/site/environment/readEnvironment.ts';

function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function listen(server: Server, { PORT, HOST }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new EnvironmentError(`Port ${PORT} is taken: stop what uses it, or set PORT.`) : error);
    });
    server.listen(PORT, HOST, resolve);
  });
}

/**
 * Starts an app, built or (`dev`) from its sources: checks the environment, answers on HOST:PORT, stops cleanly
 * on SIGINT and SIGTERM.
 */
export async function startAppServer(dir: string, { dev = false } = {}): Promise<void> {
  const environment = environmentOrExit();
  // Read once, when the first picture with words on it is drawn.
  process.env['FONTCONFIG_FILE'] ??= path.join(dir, 'public', faceList);
  // Next writes every loopback address as `localhost`; told another, it takes its own rewrites for foreign ones.
  const app = createNext({ dev, dir, hostname: 'localhost', port: environment.PORT });
  await app.prepare();

  // In development Next's own error pages say more.
  const bypass = dev ? null : await readBypass(dir);
  const next = app.getRequestHandler();
  const page = bypass === null ? next : handlePage(fillPages(next, bypass));
  const compress = compression({ threshold: 1024 });
  const server = createServer((request, response) => {
    sealPreview(request, response, environment, bypass);
    compress(request as never, response as never, () => {
      page(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
  });

  const stop = () => {
    server.close(() => void app.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  try {
    await listen(server, environment);
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error);
    process.exit(1);
  }
  console.log(`Ready on http://${environment.HOST}:${environment.PORT}`);
}
