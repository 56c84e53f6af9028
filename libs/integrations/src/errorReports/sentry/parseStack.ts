export type StackFrame = {
  readonly filename: string;
  readonly function: string;
  readonly lineno: number;
  readonly colno: number;
  /** Ours, not of a package or of Node. */
  readonly in_app: boolean;
};

const mostFrames = 50;

/** The lines of a stack as frames, the outermost call first: of V8, or as Firefox and Safari write them. */
export function parseStack(stack: string): StackFrame[] {
  return stack.split('\n').slice(0, mostFrames).flatMap(parseLine).reverse();
}

/** `at loadHome (/app/home.ts:12:34)`, `at /app/home.ts:12:34` or `loadHome@https://fca.example/home.js:12:34`. */
function parseLine(line: string): StackFrame[] {
  const place = /:(\d+):(\d+)\)?$/.exec(line);
  if (!place || line.length > 1000) return [];
  const start = /^\s*at (?:async )?/.exec(line);
  const call = line.slice(start?.[0].length ?? 0, place.index);
  const mark = start ? ' (' : '@';
  const end = start ? call.lastIndexOf(mark) : call.indexOf(mark);
  if (!start && end < 0) return [];
  const filename = end < 0 ? call : call.slice(end + mark.length);
  return [
    {
      filename,
      function: (end < 0 ? '' : call.slice(0, end)) || '?',
      lineno: Number(place[1]),
      colno: Number(place[2]),
      in_app: !filename.startsWith('node:') && !filename.includes('node_modules/'),
    },
  ];
}
