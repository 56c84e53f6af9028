/** Messages by group and key, as deep as they come: what a catalogue is to code that reads all of it. */
export type MessageTree = { readonly [key: string]: string | MessageTree };
