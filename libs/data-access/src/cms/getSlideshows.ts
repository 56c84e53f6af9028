import type { Api } from '../api/Api';
import type { MapIssue } from '../mapping/MapResult';
import { readOptionalList } from '../reading/readEach';
import { readEntries } from './readEntries';
import type { Slideshow } from './Slideshow';
import { slideSchema, slideshowSchema } from './slideshow.wire';

export type SlideshowArgs = {
  readonly site: string;
  /** Sections to include. Default: all. */
  readonly categories?: readonly string[];
};

/**
 * The slideshows of a site for syndication, the latest change first. `ApiError` without the collection (412). A slide
 * without a picture is left out and reported.
 */
export function getSlideshows(
  api: Api,
  { site, categories = [] }: SlideshowArgs,
): Promise<readonly Slideshow[] | null> {
  return api.get({
    path: '/collections/get/msn_slideshow',
    query: {
      'filter[site]': site,
      // Older versions of the CMS compare text.
      'filter[published]': 'true',
      'sort[_modified]': '-1',
      'filter[$or][][category]': [...categories],
    },
    cacheKey: 'slideshows',
    read: (body, issues) => readSlideshows(body, { site, categories }, issues),
  });
}

/** A CMS that does not know a filter sends everything, so filter again. */
function readSlideshows(
  body: unknown,
  { site, categories = [] }: SlideshowArgs,
  issues: MapIssue[],
): Slideshow[] {
  return readEntries(slideshowSchema, body, issues)
    .filter(
      ({ published, site: owner }) => published && (!owner || owner.toLowerCase() === site.toLowerCase()),
    )
    .filter(({ category }) => categories.length === 0 || categories.includes(category))
    .map(({ published: _published, site: _site, slides, ...show }) => ({
      ...show,
      slides: readOptionalList(slideSchema, slides, show.id, issues),
    }));
}
