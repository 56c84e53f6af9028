import type { Slide, Slideshow } from '@cancha/data-access/cms/Slideshow';
import { pictureType } from '../feeds/pictureContent';
import { asHtml, type RssItem } from '../feeds/writeRss';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import { isFresh, msnTitleOf } from './msnRules';

type MadeItem = { item: RssItem } | { problem: string };

/** A slideshow as an item, or why Microsoft would not take it. */
export function slideshowItem(show: Slideshow, context: SiteContext, now: Date): MadeItem {
  const { site, t, brandConfig } = context;
  const title = msnTitleOf([
    show.title,
    t('syndication.slideshow', { title: show.title, brand: brandConfig.name }),
  ]);
  if (title === null) return { problem: 'no title of more than 20 characters' };

  const published = show.createdAt ?? show.modifiedAt;
  if (published === null || !isFresh(published, now)) return { problem: 'not published within 365 days' };
  const contents = show.slides.flatMap((slide) => slideContent(slide, context) ?? []);
  if (contents.length === 0) return { problem: 'no slide with a picture' };
  return {
    item: {
      title,
      link: new URL(sitePath(`/${show.category}`, site), site.origin).href,
      guid: { value: show.id, isPermaLink: false },
      pubDate: new Date(published),
      ...(show.description ? { description: asHtml(show.description) } : {}),
      ...(show.modifiedAt ? { dcterms: { modified: [new Date(show.modifiedAt)] } } : {}),
      dc: { creators: [brandConfig.name] },
      categories: [{ name: show.category }],
      media: { contents },
    },
  };
}

function slideContent(slide: Slide, { t, brandConfig }: SiteContext) {
  if (!/^https?:\/\//i.test(slide.image)) return null;
  const type = pictureType(slide.image);
  const words = slide.excerpt || slide.imageCaption;
  return {
    url: slide.image,
    medium: 'image',
    ...(type ? { type } : {}),
    title: { value: slide.title || slide.imageCaption, type: 'plain' },
    ...(words ? { description: { value: asHtml(words), type: 'html' } } : {}),
    thumbnails: [{ url: slide.image }],
    texts: [{ value: slide.imageCaption || slide.title, type: 'plain' }],
    credits: [{ value: slide.imageCredits || t('article.credit', { brand: brandConfig.shortName }) }],
  };
}
