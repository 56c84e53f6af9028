import { bettingRuleOf } from '@cancha/brands/bettingRuleOf';
import type { BettingContact } from '@cancha/brands/bettingRules';
import { toLink } from '@cancha/routing/toLink';
import type { HelpContact } from '@cancha/ui/betting/HelpContacts/HelpContacts';
import type { SiteContext } from '../context/SiteContext';

/** Whom readers of the site's country turn to: its helpline, and who watches over operators. */
export function helpContacts(context: Pick<SiteContext, 'site' | 'networkHosts' | 't'>): HelpContact[] {
  const { helpline, authority } = bettingRuleOf(context.site);
  const { t } = context;
  return [
    ...(helpline ? [toContact('helpline', t('footer.helpline'), helpline, context)] : []),
    ...(authority ? [toContact('authority', t('footer.authority'), authority, context)] : []),
  ];
}

function toContact(
  id: string,
  label: string,
  { name, url, phone }: BettingContact,
  { site, networkHosts }: Pick<SiteContext, 'site' | 'networkHosts'>,
): HelpContact {
  const link = url === undefined ? null : toLink(url, { site, networkHosts, place: 'footer' });
  return {
    ...{ id, label, name },
    ...(link?.kind === 'external'
      ? { href: link.href, rel: link.rel, target: link.target, referrerPolicy: link.referrerPolicy }
      : {}),
    ...(phone ? { phone: { text: unbroken(phone), href: `tel:${phone.replace(/[^\d+]/g, '')}` } } : {}),
  };
}

/** A number stays on one line. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
