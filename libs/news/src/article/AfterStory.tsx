import type { Article } from '@cancha/data-access/content/Article';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { newsletterBoxId } from '@cancha/site/newsletter/SiteNewsletter';
import { toHeaderButton } from '@cancha/site/shell/toHeaderButton';
import { SubscriptionRow } from '@cancha/ui/block/SubscriptionRow/SubscriptionRow';
import { VersionSwitcher } from '@cancha/ui/block/VersionSwitcher/VersionSwitcher';
import { WhatsAppButton } from '@cancha/ui/block/WhatsAppButton/WhatsAppButton';
import type { JSX } from 'react';
import { storyVersions } from './storyVersions';

type AfterStoryProps = { article: Article; context: SiteContext };

/** What a brand has below its stories: its channel, the other editions of the story, the way to its newsletter. */
export function AfterStory({ article, context }: AfterStoryProps): JSX.Element {
  const { site, brandConfig, t } = context;
  const { settings, afterStory = {} } = brandConfig;
  const channel = toHeaderButton(settings.whatsappChannelLink ?? '', t('afterStory.whatsapp'), context);
  return (
    <>
      {channel ? <WhatsAppButton href={channel.href} text={channel.text} /> : null}
      {afterStory.versions ? (
        <VersionSwitcher
          versions={storyVersions(context, hrefOfArticle(article, site))}
          labels={{ open: t('afterStory.openVersions'), close: t('afterStory.closeVersions') }}
        />
      ) : null}
      {afterStory.subscription && site.capabilities.newsletter ? (
        <SubscriptionRow
          title={t('newsletter.info', { brand: brandConfig.shortName })}
          action={{ href: `#${newsletterBoxId}`, text: t('afterStory.subscribe') }}
        />
      ) : null}
    </>
  );
}
