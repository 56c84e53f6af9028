import type { JSX } from 'react';
import { brandFile, touchIcon } from '../assets/brandFiles';
import { feedTag } from '../head/feedTag';
import { manifestPath } from '../files/siteFiles';
import type { SiteContext } from '../context/SiteContext';
import { HeadTags } from '../staticHtml/HeadTags';

/**
 * For the document's head: the files that every page of a site names. Plain links and not Next's metadata, which goes
 * through them for each page anew, and moves icons with a script of its own.
 */
export function SiteFiles({ context }: { context: SiteContext }): JSX.Element {
  const { site, brandConfig } = context;
  return (
    <HeadTags
      tags={[
        ['meta', { name: 'format-detection', content: 'telephone=no' }],
        ['link', { rel: 'icon', href: brandFile(site, brandConfig, 'icon.svg'), type: 'image/svg+xml' }],
        ['link', { rel: 'apple-touch-icon', href: brandFile(site, brandConfig, touchIcon.file) }],
        ['link', { rel: 'manifest', href: manifestPath(site) }],
        feedTag(context, { kind: 'site' }, brandConfig.name),
      ]}
    />
  );
}
