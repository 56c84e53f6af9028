/** `__tcfapi`, as IAB Europe describes it. */
export type TcfApi = (
  command: string,
  version: number,
  callback: (data: unknown, success: unknown) => void,
) => void;

const everyMs = 250;
/** A page that waited so long for its manager gets none. */
const patienceMs = 60_000;

/** Calls back once the page has a manager: at once, or when its script has come. */
export function whenTcfApi(callback: (api: TcfApi) => void): void {
  const find = () => {
    const { __tcfapi: api } = globalThis as { __tcfapi?: unknown };
    if (typeof api !== 'function') return false;
    callback(api as TcfApi);
    return true;
  };
  if (find()) return;
  const until = Date.now() + patienceMs;
  const timer = setInterval(() => {
    if (find() || Date.now() > until) clearInterval(timer);
  }, everyMs);
}
