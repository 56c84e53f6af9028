import { marked, type Token, type Tokens } from 'marked';

/** A page of the docs, taken apart. `codes`: inline code; `blocks`: fenced code with its info string. */
export type Page = {
  file: string;
  links: string[];
  anchors: string[];
  codes: string[];
  blocks: { info: string; text: string }[];
};

export function readPage(file: string, text: string): Page {
  const page: Page = { file, links: [], anchors: [], codes: [], blocks: [] };
  void marked.walkTokens(marked.lexer(text), (token) => {
    if (isA<Tokens.Link>(token, 'link') || isA<Tokens.Image>(token, 'image')) page.links.push(token.href);
    if (isA<Tokens.Heading>(token, 'heading')) page.anchors.push(anchorOf(token.text));
    if (isA<Tokens.Codespan>(token, 'codespan')) page.codes.push(token.text);
    if (isA<Tokens.Code>(token, 'code')) page.blocks.push({ info: token.lang ?? '', text: token.text });
  });
  return page;
}

const isA = <Kind extends Token>(token: Token, type: string): token is Kind => token.type === type;

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
