/** What a tag manager reads. */
export type DataLayerEvent = { readonly event: string } & Readonly<Record<string, string | number | boolean>>;

/** Tells a site's tag manager of an event. Where it is slow, blocked or gone, nobody hears of it. */
export type DataLayer = (event: DataLayerEvent) => void;
