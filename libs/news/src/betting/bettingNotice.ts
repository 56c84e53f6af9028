import { bettingRuleOf } from '@cancha/brands/bettingRuleOf';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { bettingAge } from '@cancha/site/betting/ageMark';
import { missingEntries } from './missingEntries';

type Noticed = Pick<SiteContext, 'site' | 'brandConfig' | 't'>;

/**
 * The first sentence of a betting page. Editions share the newsroom's notice: where it names the age of the country it
 * says all; where it names none the age goes before it; where it names another it is not shown.
 */
export function noticeText(own: string | null, { site, t }: Noticed): string {
  const { age } = bettingAge(site);
  const ages = own?.match(/\b(?:18|21)\b/g) ?? [];
  const ours = t('bettingPage.notice', { age });
  if (!own || ages.some((named) => named !== String(age))) return ours;
  return ages.length > 0 ? own : `${ours} ${own}`;
}

/** What the law has to have said, that links may pay, and where they may not, that there are none. */
export function noticeNotes({ site, brandConfig, t }: Noticed): string[] {
  const { operators, mustSay } = bettingRuleOf(site);
  return [
    ...(mustSay ? [mustSay] : []),
    operators === 'allowed'
      ? t('footer.affiliateText', { brand: brandConfig.shortName })
      : `${t('bettingPage.editorialOnly')} ${missingEntries(operators, t)}`,
  ];
}
