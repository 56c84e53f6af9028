import type { Language } from './Language';
import type { RouteCapability } from './requiredCapabilities';

/** What addresses depend on. Any richer description of a site fits it. */
export type RoutedSite = {
  language: Language;
  /** Path prefix of the edition: `''` or `/mx`, never with a slash at its end. */
  prefix: string;
  trailingSlash: boolean;
  /** First segment of an author's page, `staff` unless configured. Not the page `/info/staff`. */
  authorPrefix: string;
  /** `https://host`, without a slash at its end. */
  origin: string;
  /** Without one of them the site lacks the pages that need it. What is not named is there. */
  capabilities?: Partial<Readonly<Record<RouteCapability, boolean>>>;
};
