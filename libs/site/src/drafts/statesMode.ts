import { draftMode } from './draftMode';
import { readsDrafts } from './previewPass';
import type { Environment } from '../environment/readEnvironment';

/** Who sees the gallery: nobody, whoever has a pass of a preview, or everybody, where no readers are. */
export function statesMode(environment: Environment): 'never' | 'byLink' | 'always' {
  if (process.env.NODE_ENV === 'development' || environment.DEPLOYMENT !== 'production') return 'always';
  return draftMode(environment) === 'byLink' ? 'byLink' : 'never';
}

/** Whether who sends these cookies sees the gallery of a site. */
export function seesStates(
  cookies: string | null,
  environment: Environment,
  now: Date,
  site: string,
): boolean {
  const mode = statesMode(environment);
  return mode === 'always' || (mode === 'byLink' && readsDrafts(cookies, environment, now, site));
}
