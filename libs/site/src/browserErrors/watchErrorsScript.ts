import { oneText } from '../text/oneText';

/**
 * Tells the site of errors in the page: each once, five at most, and none of extensions, of other sites' scripts or of
 * requests that end because the reader leaves. Its text is a script of the page, so that it hears of scripts that do not
 * start: it may use nothing from outside of itself.
 * @param address Where the site takes them.
 */
function watchErrors(address: string): void {
  const told = new Set<string>();
  let isLeaving = false;

  function tell(thrown: unknown, place = ''): void {
    const {
      name,
      message,
      stack = place,
    } = thrown instanceof Error ? thrown : { name: 'Thrown', message: String(thrown), stack: place };
    const isOurs = stack.includes(location.origin) && !/-extension:/.test(stack);
    const what = name + message;
    if (!isOurs || isLeaving || told.size === 5 || told.has(what)) return;
    told.add(what);
    const { pathname, search } = location;
    const error = {
      name: name.slice(0, 100),
      message: message.slice(0, 500),
      stack: stack.slice(0, 3000),
      path: (pathname + search).slice(0, 500),
    };
    navigator.sendBeacon(address, new Blob([JSON.stringify(error)], { type: 'application/json' }));
  }

  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    tell(error ?? message, `at ${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('pagehide', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
}

export const watchErrorsScript = (address: string): string =>
  oneText(`errors ${address}`, () => `(${watchErrors.toString()})(${JSON.stringify(address)})`);
