import type { AdsRow } from './AdsRow';
import type { Sources } from './Sources';

/** Of every service that runs in the reader's browser. */
type Loading = {
  /** From where it loads what, besides its vendor's own hosts: a content security policy lets nothing else through. */
  readonly sources?: Sources | undefined;
};

/** What a tag manager is loaded with. */
export type DataLayerRow = Loading & {
  /** Id of the container. */
  readonly container: string;
  /** Address of the script, where it is not the vendor's own. */
  readonly script?: string | undefined;
};

/** The account whose audience figures a page counts for. */
export type AudienceRow = Loading & {
  /** Number of the publisher. */
  readonly publisher: string;
  /** Address of the script, where it is not the vendor's own. */
  readonly script?: string | undefined;
};

/** The account that follows what is read. */
export type PageTrackerRow = Loading & {
  readonly account: string;
  /** Address of the script, where it is not the vendor's own. */
  readonly script?: string | undefined;
};

/** Comments below articles. */
export type CommentsRow = Loading & {
  /** Address of the script, where it is not the vendor's own. */
  readonly script?: string | undefined;
  /**
   * Id of a conversation, of `{site}`, the site code, and `{content}`, the id of the article. Default `{site}-{content}`.
   * What was written is found by it: with another one all of it is gone from the pages.
   */
  readonly id?: string | undefined;
  /** `asked` (default): the service counts. `given`: the number that came with the article is shown. */
  readonly counts?: 'asked' | 'given' | undefined;
  /** Where the button of the tray stands. Default `navbar`; `hidden`: there is no tray. */
  readonly trayPosition?: 'header' | 'navbar' | 'hidden' | undefined;
  /** The number of comments on the tray's button. */
  readonly notifications?: boolean | undefined;
};

/** Widgets of a provider of sports data in the texts of the newsroom. */
export type SportsWidgetsRow = Loading & {
  /** Id of the subscription. */
  readonly subscription: string;
  /** Addresses of script and style sheet, where they are not the vendor's own. */
  readonly script?: string | undefined;
  readonly styles?: string | undefined;
  /** With an underscore, `es_ES`. Default: the site's `sportsWidgetLanguage`. */
  readonly language?: string | undefined;
  /** Default: the site's. */
  readonly timeZone?: string | undefined;
};

/** Services that run in the reader's browser once they are allowed. */
export type AskingRows = {
  readonly dataLayer?: DataLayerRow | undefined;
  readonly audience?: AudienceRow | undefined;
  readonly pageTracker?: PageTrackerRow | undefined;
  readonly comments?: CommentsRow | undefined;
  readonly sportsWidgets?: SportsWidgetsRow | undefined;
  readonly ads?: AdsRow | undefined;
};

/** A registered consent manager of another company, by IAB's framework. It asks in the place of the site's own notice. */
export type ConsentManagerRow = Loading & {
  /** As readers know it. */
  readonly name: string;
  /** Address of its script, the only one of another host that is loaded before the reader has chosen. */
  readonly script: string;
  /** What else its script element has: `{ "data-domain-script": "…" }`. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /**
   * What opens its settings, of which the framework says nothing: a command of `__tcfapi` (`displayConsentUi`), or a function
   * of the page (`OneTrust.ToggleInfoDisplay`). Without it readers are told to use the manager's own button.
   */
  readonly settings?: { readonly command: string } | { readonly call: string } | undefined;
  /** Numbers of services in IAB's list of vendors, by their rows: `{ "ads": 755 }`. Without one its purposes are enough. */
  readonly vendors?: Readonly<Partial<Record<keyof AskingRows, number>>> | undefined;
};

/** The settings of a brand that switch services on: the keys that `switchedOnBy.brand` names. */
export type ServiceRows = AskingRows & {
  readonly consentManager?: ConsentManagerRow | undefined;
};
