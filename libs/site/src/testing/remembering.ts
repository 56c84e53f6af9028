import type { Api } from '@cancha/data-access/api/Api';

/** A client that gives the very same answer again, as one does while a backend says that nothing changed. */
export function remembering(api: Api): Api {
  const answers = new Map<string, Promise<unknown>>();
  return {
    ...api,
    get<T>(request: Parameters<typeof api.get<T>>[0]): Promise<T> {
      const key = JSON.stringify([request.path, request.query]);
      const answer = answers.get(key) ?? api.get(request);
      answers.set(key, answer);
      return answer as Promise<T>;
    },
  };
}
