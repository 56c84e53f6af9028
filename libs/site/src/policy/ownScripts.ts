import { browserErrorsPath } from '../browserErrors/browserErrorsPath';
import { browserErrorTaker } from '../browserErrors/browserErrorTaker';
import { watchErrorsScript } from '../browserErrors/watchErrorsScript';
import { managerOfSite, rulesOfSite } from '../consent/consentRules';
import { consentScript } from '../consent/consentScript';
import { managerScript } from '../consent/managerScript';
import type { SiteContext } from '../context/SiteContext';
import { earlyTapsScript } from '../device/earlyTaps';
import { firstScript } from '../device/firstScript';
import { followedScript } from '../device/followedScript';

/**
 * The scripts that we write into documents of a site, by their text. Whoever writes another one names it here: browsers run no
 * other.
 * @param days On which a document may have been rendered: laws change with the day.
 */
export function ownScripts(
  context: Pick<SiteContext, 'site' | 'brandConfig'>,
  days: readonly string[],
): ReadonlySet<string> {
  const manager = managerOfSite(context);
  return new Set([
    ...[firstScript, earlyTapsScript, followedScript],
    ...(browserErrorTaker() ? [watchErrorsScript(browserErrorsPath(context.site))] : []),
    ...(manager ? [managerScript(manager)] : days.map((day) => consentScript(rulesOfSite(context, day)))),
  ]);
}
