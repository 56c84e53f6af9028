import type { ConsentPurpose, Service } from '@cancha/integrations/ports/Service';
import type { SiteContext } from '../context/SiteContext';
import { askedPurposes, dayNow, gpcRefusals, lawOfSite, managerOfSite } from '../consent/consentRules';
import { browserServices } from '../services/servedServices';
import type { PrivacyFormProps } from './PrivacyForm.client';

/** What the dialog of privacy choices shows: the form of the page, with what is around it. */
export type PrivacyChoices = { title: string; close: string; form: PrivacyFormProps };

const namesOf = (services: readonly Service[], purpose: ConsentPurpose) =>
  services
    .filter((service) => service.purpose === purpose)
    .map(({ product }) => product)
    .join(', ');

type Context = Pick<SiteContext, 'site' | 't' | 'brandConfig' | 'environment'>;

export function toPrivacyChoices(context: Context): PrivacyChoices {
  const { site, t } = context;
  const services = browserServices(context);
  const law = lawOfSite(site, dayNow());
  const gpcRefuses = gpcRefusals(law);
  const manager = managerOfSite(context);
  const named = { manager: manager?.name ?? '' };
  return {
    title: t('consent.settings'),
    close: t('overlay.close'),
    form: {
      dates: { locale: site.formatLocale, timeZone: site.timeZone },
      purposes: askedPurposes(services).map((purpose) => ({
        purpose,
        title: t(`consent.purposes.${purpose}.title`),
        hint: t(`consent.purposes.${purpose}.hint`),
        services: t('consent.services', { names: namesOf(services, purpose) }),
        isRefusedByGpc: gpcRefuses.includes(purpose),
      })),
      manager: manager && {
        asks: t('consent.manager', named),
        open: manager.settings ? t('consent.openManager', named) : null,
        elsewhere: t('consent.managerElsewhere', named),
        failed: t('consent.managerFailed', named),
      },
      labels: {
        none: t('consent.none'),
        embeds: t('consent.embeds'),
        law: law && t('consent.law', { law: law.law }),
        optOut: t('consent.optOut'),
        gpc: t('consent.gpc'),
        acceptAll: t('consent.acceptAll'),
        refuseAll: t('consent.refuseAll'),
        refused: t('consent.refused'),
        // The browser fills them in.
        chose: t('consent.chose', { date: '{date}', choice: '{choice}', version: '{version}' }),
        ran: t('consent.ran', { service: '{service}', times: '{times}', date: '{date}', why: '{why}' }),
        receipt: t('consent.receipt'),
        never: t('consent.never'),
        nothing: t('consent.nothing'),
        ranNone: t('consent.ranNone'),
        choseAt: t('consent.choseAt', {
          date: '{date}',
          choice: '{choice}',
          manager: '{manager}',
          purposes: '{purposes}',
        }),
        chosen: t('consent.whyChosen'),
        chosenByTcf: t('consent.whyChosenByTcf', { purposes: '{purposes}' }),
        opened: t('consent.whyOpened'),
        byOptOut: t('consent.whyOptOut'),
        necessary: t('consent.whyNecessary'),
        download: t('consent.download'),
        forget: t('consent.forget'),
        forgetChoice: t('consent.forgetChoice'),
      },
    },
  };
}
