import { EmbedFacade } from '@cancha/ui/article/EmbedFacade/EmbedFacade';
import { BodyText } from '@cancha/ui/article/ArticleBody/BodyText';
import { SportsWidget } from '@cancha/ui/article/SportsWidget/SportsWidget';
import { PhotoGallery } from '@cancha/ui/block/PhotoGallery/PhotoGallery';
import { Fragment, type JSX, type ReactNode } from 'react';
import { galleryLabels } from '@cancha/site/cards/cardLabels';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { BodyPart } from './BodyPart';
import type { Embed } from './Embed';
import { networks } from './networks';
import { sportsProvider } from './readSportsWidget';

type BodyPartsProps = {
  parts: readonly BodyPart[];
  context: Pick<SiteContext, 't'>;
  /** Begins the ids of what needs one: two runs of parts on a page need different ones. */
  id: string;
  /** What stands where the text has a place for an ad. */
  ad?: (number: number) => ReactNode;
};

function embedLabels({ network, shape }: Embed, t: SiteContext['t']) {
  const name = { network: networks[network].name };
  const isPost = shape === 'post' || network === 'instagram';
  return {
    what: t(isPost ? 'embed.post' : 'embed.video', name),
    load: t(isPost ? 'embed.loadPost' : 'embed.loadVideo'),
    note: t('embed.note', name),
    open: t('embed.open', name),
  };
}

function widgetLabels(t: SiteContext['t']) {
  const provider = { provider: sportsProvider };
  return {
    what: t('embed.data', provider),
    allow: t('embed.allowData'),
    note: t('embed.dataNote', provider),
    failed: t('embed.dataFailed', provider),
  };
}

export function BodyParts({ parts, context: { t }, id, ad }: BodyPartsProps): JSX.Element {
  return (
    <>
      {parts.map((part, i) => {
        if (part.kind === 'html') return <BodyText key={i} html={part.html} />;
        if (part.kind === 'ad') return <Fragment key={i}>{ad?.(part.number)}</Fragment>;
        if (part.kind === 'embed')
          return <EmbedFacade key={i} {...part.embed} labels={embedLabels(part.embed, t)} />;
        if (part.kind === 'widget')
          return <SportsWidget key={i} widget={JSON.stringify(part.widget)} labels={widgetLabels(t)} />;
        return (
          <PhotoGallery
            key={i}
            id={`${id}-${i + 1}`}
            title={t('blocks.gallery')}
            photos={part.photos}
            labels={galleryLabels(t)}
          />
        );
      })}
    </>
  );
}
