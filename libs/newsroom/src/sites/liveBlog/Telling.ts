/** A post before it has an id and an hour. `at`: milliseconds after the kick-off. The body is plain HTML. */
export type Telling = { at: number; minute: string | null; key: boolean; title: string; body: string };
