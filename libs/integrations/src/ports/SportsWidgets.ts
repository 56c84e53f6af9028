/** A widget of a provider of sports data, as the newsroom pasted it: the attributes of its element by their names. */
export type SportsWidget = Readonly<Record<string, string>>;
