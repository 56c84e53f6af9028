import type { Logger } from '@cancha/integrations/ports/Logger';
import { createLogger } from '../../logs/createLogger.ts';

type Line = Record<string, unknown>;

/** A logger whose lines a test reads. */
export function openLog(): { logger: Logger; lines: Line[] } {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Line);
  return { logger: createLogger({ level: 'trace', destination: { write } }), lines };
}
