const secret = String.raw`token|secret|passw(?:or)?d|passphrase|api[-_]?key|draft[-_]?key|signature|credential|e-?mail`;
const header = 'authorization|cookie';

const anywhere = (pattern: string) => new RegExp(pattern, 'gi');

/** Every repetition is bounded or has one way to match: a hostile text costs no more than its length. */
const rules: readonly (readonly [RegExp, string])[] = [
  // `?token=abc`, and the same inside an encoded address: `%3Ftoken%3Dabc`.
  [anywhere(String.raw`((?:${secret})[\w.-]{0,40}(?:=|%3D))(?:(?!%26|%23)[^\s&#"'<>])*`), '$1[redacted]'],
  // `"token":"abc"`, and the same inside a text with escaped quotes.
  [
    anywhere(
      String.raw`((?:${secret}|${header})["'\\]{0,2}\s{0,5}:\s{0,5}\\?(["']))(?:\\.|(?!\2)[^\\\r\n])+`,
    ),
    '$1[redacted]',
  ],
  // `password: abc`.
  [anywhere(String.raw`((?:${secret})["']?\s{0,5}:\s{0,5})[^\s"'\\,}&]+`), '$1[redacted]'],
  // `Cookie: a=b; c=d`: the whole line.
  [anywhere(String.raw`((?:${header})\s{0,5}:\s{0,5})(?!["'\\])[^\r\n]+`), '$1[redacted]'],
  [/\b(Bearer\s{1,5})[\w.~+/=-]{8,}/gi, '$1[redacted]'],
  // The three parts of a JSON web token.
  [/\beyJ[\w-]{10,}\.[\w-]{5,}\.[\w-]*/g, '[redacted]'],
  // `https://user:password@host`.
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/?#"'<>]{1,300}@/gi, '$1[redacted]@'],
  [/[\p{L}\p{N}._+%-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu, '[email]'],
];

const longest = 16_000;

/** A text fit for a log: without tokens, passwords, cookies and e-mail addresses, and of bounded length. */
export function redactText(text: string): string {
  // Some more than is kept, so that no half of a secret is left at the cut.
  const start = text.slice(0, longest * 2);
  const redacted = rules.reduce((result, [pattern, to]) => result.replace(pattern, to), start);
  return text.length > longest && redacted.length > longest ? `${redacted.slice(0, longest)}…` : redacted;
}
