import { backendOrigin } from './addresses';
import { startApp } from './startApp';
import { startFaultyBackend } from './startFaultyBackend';

export type ArticleFields = Record<string, unknown>;

type Answer = { data?: { article?: ArticleFields } };

export type AppWithArticle = { readonly origin: string; end(): Promise<void> };

/** The app before the real backend, with one difference: articles have these fields as well. */
export async function startAppWithArticle(changes: ArticleFields): Promise<AppWithArticle> {
  const backend = await startFaultyBackend();
  backend.break((path) =>
    /\/all\/.*\.html/.test(path)
      ? (answer) => {
          const { data } = answer as Answer;
          if (data?.article) Object.assign(data.article, changes);
          return answer;
        }
      : null,
  );
  const app = await startApp({ backend: backend.origin, settings: { STATICS_URL: backendOrigin } });
  return {
    origin: app.origin,
    end: async () => {
      await app.stop();
      await backend.close();
    },
  };
}
