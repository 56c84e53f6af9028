import { createHash } from 'node:crypto';
import type { EdgeSite } from './readEdgeSites.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * What readers of a site see when no instance of its app answers: its words in its colours, without a script or another
 * file. `policy`: the content security policy that it is sent with.
 */
export function writeErrorPage({ host, prefix, locale, words, light, dark }: EdgeSite): {
  html: string;
  policy: string;
} {
  const colours = ({ background, ink, inkSoft, brand }: EdgeSite['light']) =>
    `--paper:${background};--ink:${ink};--soft:${inkSoft};--brand:${brand}`;
  const style = [
    `:root{color-scheme:light dark;${colours(light)}}`,
    `@media (prefers-color-scheme:dark){:root{${colours(dark)}}}`,
    'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:var(--paper);color:var(--ink);font:18px/1.5 system-ui,sans-serif}',
    'main{max-width:34em;border-top:6px solid var(--brand);padding-top:16px}',
    'h1{margin:0;font-size:28px;line-height:1.2}',
    'p{margin:8px 0 16px;color:var(--soft)}',
    'a{color:var(--brand)}',
  ].join('');
  const html = [
    `<!doctype html><html lang="${escape(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escape(words.title)} | ${escape(host)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escape(words.title)}</h1><p>${escape(words.text)}</p>`,
    `<a href="${escape(`${prefix}/`)}">${escape(host + prefix)}</a></main></body></html>\n`,
  ].join('\n');
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
  return { html, policy };
}
