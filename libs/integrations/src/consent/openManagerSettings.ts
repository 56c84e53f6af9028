import type { ConsentManagerRow } from '@cancha/integrations/ports/ServiceRows';
import type { TcfApi } from './whenTcfApi';

const fieldOf = (owner: unknown, name: string): unknown =>
  (owner as Readonly<Record<string, unknown>> | null | undefined)?.[name];

/** Opens the settings of a manager, as its row says. `false` where the row says nothing, or the manager does not. */
export function openManagerSettings(settings: ConsentManagerRow['settings']): boolean {
  if (!settings) return false;
  try {
    return 'command' in settings ? runCommand(settings.command) : callFunction(settings.call);
  } catch {
    return false;
  }
}

function runCommand(command: string): boolean {
  const { __tcfapi: api } = globalThis as { __tcfapi?: unknown };
  if (typeof api !== 'function') return false;
  let isKnown = true;
  // A manager that does not know the command says so at once.
  (api as TcfApi)(command, 2, (_, success) => {
    if (success === false) isKnown = false;
  });
  return isKnown;
}

function callFunction(name: string): boolean {
  const path = name.split('.');
  const last = path.pop() ?? '';
  const owner = path.reduce(fieldOf, globalThis as unknown);
  const call = fieldOf(owner, last);
  if (typeof call !== 'function') return false;
  Reflect.apply(call, owner, []);
  return true;
}
