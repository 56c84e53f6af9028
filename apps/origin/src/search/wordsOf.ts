/** The words of a text as they stand there. An apostrophe parts two: PostgreSQL has it so. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
}
