import type { Site } from '@cancha/brands/Site';
import type { Api } from '@cancha/data-access/api/Api';
import { createApis, type Apis } from './createApis';
import type { Environment } from '../environment/readEnvironment';
import type { ServedState } from './servedStates';

/** The backends as a state has them. Nothing is remembered: no reader is told what they say. */
export function stateApis(
  site: Site,
  environment: Environment,
  { calls, faults, retell }: ServedState,
): Apis {
  const whole = createApis(site, environment, { remember: false });
  const failing = faults ? createApis(site, environment, { remember: false, faults }) : whole;
  const isMeant = (path: string) => calls?.test(path) ?? true;
  const apiOf = (name: keyof Apis): Api => ({
    ...whole[name],
    get(call) {
      if (!isMeant(call.path)) return whole[name].get(call);
      if (!retell) return failing[name].get(call);
      const read: typeof call.read = (body, issues) => call.read(retell(call.path, body), issues);
      return failing[name].get({ ...call, read });
    },
    post: (call) => (isMeant(call.path) ? failing : whole)[name].post(call),
  });
  return { content: apiOf('content'), search: apiOf('search'), cms: apiOf('cms'), stats: apiOf('stats') };
}
