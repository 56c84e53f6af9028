import type { Language } from './Language';
import type { OwnPage } from './ownPages';
import type { RouteCapability } from './requiredCapabilities';

/** What URLs depend on; a subset of `Site`. */
export type RoutedSite = {
  language: Language;
  /** Path prefix of the edition, `''` or `/mx`. */
  prefix: string;
  /** Prefixes of all sites on its host, which links may lead to. Nothing said: its own alone. */
  hostPrefixes?: readonly string[];
  trailingSlash: boolean;
  /** First segment of an author's page, such as `staff`. Not the page `/info/staff`. */
  authorPrefix: string;
  /** `https://host`, without a trailing slash. */
  origin: string;
  /** A page exists if none of the capabilities it needs is `false`. */
  capabilities?: Partial<Readonly<Record<RouteCapability, boolean>>>;
  /** Of the pages that only some sites have, those that this one has. Nothing said: all of them. */
  ownPages?: readonly OwnPage[];
};
