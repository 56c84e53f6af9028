/** A page of the CMS such as "Quiénes somos". `body` is HTML as sent: sanitise before showing. */
export type StaticPage = {
  readonly id: string | null;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly modifiedAt: string | null;
};
