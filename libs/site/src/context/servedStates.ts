import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { BackendFaults } from './createApis';

/** Says otherwise what a backend has answered to a call. */
export type Retell = (path: string, body: unknown) => unknown;

/** What a state of the gallery makes of the backends. */
export type ServedState = {
  readonly id: string;
  /** Which calls are made to fail, or are answered otherwise. All, unless told. */
  readonly calls?: RegExp;
  readonly faults?: BackendFaults;
  readonly retell?: Retell;
};

const registry = () => processSingleton('served-states', () => new Map<string, ServedState>());

/** Says which states pages can be shown in; an app does so once, before its first page. */
export function serveStates(states: readonly ServedState[]): void {
  for (const state of states) registry().set(state.id, state);
}

export const findServedState = (id: string): ServedState | undefined => registry().get(id);
