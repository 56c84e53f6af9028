import { backendOrigin } from './addresses';
import { startApp } from '@cancha/e2e/startApp';
import { startFaultyBackend } from '@cancha/e2e/startFaultyBackend';

export type ArticleFields = Record<string, unknown>;

type Answer = { data?: { article?: ArticleFields } };

export type AppWithArticle = { readonly origin: string; end(): Promise<void> };

/** The app before the real backend, with one difference: articles have these fields as well. */
export async function startAppWithArticle(
  changes: ArticleFields,
  settings: Record<string, string> = {},
): Promise<AppWithArticle> {
  const backend = await startFaultyBackend(backendOrigin);
  backend.break((path) =>
    /\/all\/.*\.html/.test(path)
      ? (answer) => {
          const { data } = answer as Answer;
          if (data?.article) Object.assign(data.article, changes);
          return answer;
        }
      : null,
  );
  const app = await startApp({
    name: 'fca',
    backend: backend.origin,
    settings: { STATICS_URL: backendOrigin, ...settings },
  });
  return {
    origin: app.origin,
    end: async () => {
      await app.stop();
      await backend.close();
    },
  };
}
