const numberWords =
  /(?<!\p{L})(?:uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|primer[oa]?|segund[oa]|tercer[oa]?|um|uma|dois|duas|três|quatro|sete|oito|one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/giu;

/** A text without its names and figures: two texts that differ only in those read alike. */
export function maskText(text: string): string {
  return text
    .replace(/\]\([^)]*\)|[[\]*]/g, '')
    .replace(/\p{Lu}[\p{L}’'.-]*(?:\s(?:(?:de|del|da|do|van|von|los|las|y|el)\s)?\p{Lu}[\p{L}’'.-]*)*/gu, '#')
    .replace(/\d+(?:[-+.:]\d+)*[’%]?/g, '#')
    .replace(numberWords, '#')
    .replace(/#(?:[\s,]*#)+/g, '#')
    .trim();
}

/** `**Uno** abrió el marcador. Otro …` → the words of its first sentence. */
export function firstSentence(markdown: string): string {
  const [line = ''] = markdown.split('\n');
  return /^.*?[.?!:](?=\s|$)/.exec(line)?.[0] ?? line;
}
