import type { InfoBlockProps } from '@cancha/ui/block/InfoBlock/InfoBlock';
import type { SiteContext } from '../../context/SiteContext';

/** What the information pages say, by their kind. */
export function problemWords(t: SiteContext['t']): InfoBlockProps['labels'] {
  return {
    titles: {
      notFound: t('problem.notFoundTitle'),
      serverError: t('problem.serverErrorTitle'),
      thankyou: t('problem.thankyouTitle'),
    },
    texts: {
      notFound: t('problem.notFoundText'),
      serverError: t('problem.serverErrorText'),
      thankyou: t('problem.thankyouText'),
    },
    homepage: t('problem.homepage'),
  };
}
