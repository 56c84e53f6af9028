/** Messages by group and key, as deep as they come: what a catalogue is to code that reads all of it. */
export type Words = { readonly [key: string]: string | Words };
