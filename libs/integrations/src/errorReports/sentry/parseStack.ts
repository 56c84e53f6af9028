export type StackFrame = {
  readonly filename: string;
  readonly function: string;
  readonly lineno: number;
  readonly colno: number;
  /** Ours, not of a package or of Node. */
  readonly in_app: boolean;
};

const mostFrames = 50;

/** The lines of a V8 stack as frames, the outermost call first. */
export function parseStack(stack: string): StackFrame[] {
  return stack.split('\n').slice(0, mostFrames).flatMap(parseLine).reverse();
}

/** `at loadHome (/app/home.ts:12:34)` or `at /app/home.ts:12:34`. */
function parseLine(line: string): StackFrame[] {
  const place = /:(\d+):(\d+)\)?$/.exec(line);
  const start = /^\s*at (?:async )?/.exec(line);
  if (!place || !start || line.length > 1000) return [];
  const call = line.slice(start[0].length, place.index);
  const bracket = call.lastIndexOf(' (');
  const filename = bracket < 0 ? call : call.slice(bracket + 2);
  return [
    {
      filename,
      function: bracket < 0 ? '?' : call.slice(0, bracket),
      lineno: Number(place[1]),
      colno: Number(place[2]),
      in_app: !filename.startsWith('node:') && !filename.includes('node_modules/'),
    },
  ];
}
