import { Marked, type Token } from 'marked';

/** Where `article:1007` and `topic:noruega` lead; `null` when there is no such thing. */
export type ResolveLink = (kind: 'article' | 'topic', name: string) => string | null;

export type RenderedBody = { html: string; problems: string[] };

const unwanted: Record<string, string> = {
  html: 'raw HTML',
  image: 'an image',
  code: 'a code block',
  codespan: 'code',
  hr: 'a rule',
  del: 'struck text',
};

/**
 * Turns the Markdown of an article or page into plain HTML: p, h2, h3, ul, ol, table, blockquote, a, strong, em.
 * The address of a video alone in a paragraph becomes that video, as newsrooms paste it. Whatever else the text holds is left out or becomes plain text, and is named in `problems`.
 */
export function renderBody(markdown: string, resolve: ResolveLink): RenderedBody {
  const problems: string[] = [];
  const marked = new Marked({
    walkTokens: (token) => noteUnwanted(token, problems),
    renderer: {
      paragraph({ tokens }) {
        return videoFrame(tokens) ?? `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      html: () => '',
      image: ({ text }) => escapeText(text),
      code: ({ text }) => `<p>${escapeText(text)}</p>\n`,
      codespan: ({ text }) => escapeText(text),
      hr: () => '',
      del({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      // A header without words is none.
      tablecell({ header, align, tokens }) {
        const words = this.parser.parseInline(tokens);
        const aligned = align ? ` align="${align}"` : '';
        const isHeader = header && words !== '';
        return isHeader ? `<th scope="col"${aligned}>${words}</th>\n` : `<td${aligned}>${words}</td>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const target = resolveTarget(href, resolve);
        if (target === null) problems.push(`links to ${href}, which does not exist`);
        return target === null ? words : `<a href="${escapeText(target)}">${words}</a>`;
      },
    },
  });

  const html = marked.parse(markdown, { async: false }).trim();
  return { html, problems };
}

function noteUnwanted(token: Token, problems: string[]): void {
  const what = unwanted[token.type];
  if (what) problems.push(`holds ${what}`);
  if (token.type === 'heading' && token['depth'] !== 2 && token['depth'] !== 3) {
    problems.push('holds a heading other than ## or ###');
  }
}

/** A video of YouTube in the markup that its own page gives out; `null` for every other paragraph. */
function videoFrame(tokens: Token[]): string | null {
  const [only, ...others] = tokens;
  if (only?.type !== 'link' || others.length > 0 || only['href'] !== only['text']) return null;
  const id = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})$/.exec(String(only['href']))?.[1];
  if (id === undefined) return null;
  return `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}" title="YouTube video player" frameborder="0" allowfullscreen></iframe>\n`;
}

function resolveTarget(href: string, resolve: ResolveLink): string | null {
  const own = /^(article|topic):(.+)$/.exec(href);
  if (own) return resolve(own[1] as 'article' | 'topic', own[2] ?? '');
  return /^(https?:\/\/|mailto:|\/(?!\/))/.test(href) ? href : null;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
