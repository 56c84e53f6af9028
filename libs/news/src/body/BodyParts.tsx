import { EmbedFacade } from '@cancha/ui/article/EmbedFacade/EmbedFacade';
import { BodyText } from '@cancha/ui/article/ArticleBody/BodyText';
import { PhotoGallery } from '@cancha/ui/block/PhotoGallery/PhotoGallery';
import type { JSX } from 'react';
import { galleryLabels } from '@cancha/site/cards/cardLabels';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { BodyPart } from './BodyPart';
import type { Embed } from './Embed';
import { networks } from './networks';

type BodyPartsProps = {
  parts: readonly BodyPart[];
  context: Pick<SiteContext, 't'>;
  /** Begins the ids of what needs one: two runs of parts on a page need different ones. */
  id: string;
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

export function BodyParts({ parts, context: { t }, id }: BodyPartsProps): JSX.Element {
  return (
    <>
      {parts.map((part, i) => {
        if (part.kind === 'html') return <BodyText key={i} html={part.html} />;
        if (part.kind === 'embed')
          return <EmbedFacade key={i} {...part.embed} labels={embedLabels(part.embed, t)} />;
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
