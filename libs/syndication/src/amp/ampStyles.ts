import type { OutsideColours, ThemeFiles } from '@cancha/site/context/ServedSite';

const variables = (colours: OutsideColours) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * The style of an AMP page, which may load none: the colours of the theme in both schemes, and little else.
 * @param headerHeight In CSS pixels.
 */
export function ampStyles({ colours }: Pick<ThemeFiles, 'colours'>, headerHeight: number): string {
  return `:root{color-scheme:light dark;${variables(colours.light)}}
@media (prefers-color-scheme:dark){:root{${variables(colours.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--ink);font:400 18px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word}
a{color:var(--brand);text-underline-offset:.15em}
a:focus-visible,summary:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
.bar{position:relative;display:flex;align-items:center;justify-content:space-between;gap:16px;height:${headerHeight}px;padding:0 max(16px,calc(50% - 344px));background:var(--header);color:var(--onHeader);border-bottom:3px solid var(--mark)}
.home{display:flex;align-items:center;min-height:44px}
.menu summary{display:flex;align-items:center;min-width:44px;min-height:44px;padding:0 8px;font-size:16px;font-weight:700;cursor:pointer;list-style:none}
.menu summary::-webkit-details-marker{display:none}
.menu nav{position:absolute;z-index:1;top:100%;left:0;right:0;padding:8px max(16px,calc(50% - 344px)) 16px;background:var(--header);border-bottom:3px solid var(--mark)}
.menu ul,.chips{margin:0;padding:0;list-style:none}
.menu nav a{display:flex;align-items:center;min-height:44px;color:var(--onHeader);text-decoration:none;border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent)}
main,footer{max-width:720px;margin:0 auto;padding:24px 16px}
h1{margin:8px 0 12px;font-size:clamp(26px,7vw,28px);line-height:1.12;letter-spacing:-.01em;text-wrap:balance}
@media(min-width:769px){h1{font-size:44px}}
h2{margin:32px 0 8px;font-size:24px;line-height:1.2}h3{margin:24px 0 8px;font-size:20px}
.section{display:inline-flex;align-items:center;min-height:44px;font-size:15px;font-weight:700;text-transform:uppercase;letter-spacing:.04em;text-decoration:none}
.excerpt{margin:0 0 16px;font-size:20px;line-height:1.45;color:var(--inkSoft)}
.by{margin:0 0 24px;font-size:15px;color:var(--inkSoft)}
figure{margin:0 0 24px}figcaption{margin-top:8px;font-size:14px;line-height:1.4;color:var(--inkSoft)}
blockquote{margin:24px 0;padding:0 0 0 16px;border-left:4px solid var(--mark)}
table{display:block;max-width:100%;overflow-x:auto;border-collapse:collapse;font-size:16px}
th,td{padding:8px 12px;border-bottom:1px solid var(--line);text-align:left}
.text amp-img,.text amp-youtube,.text amp-twitter,.text amp-instagram{margin:24px 0}
.post{padding:16px 0;border-top:1px solid var(--line)}.post .by{margin:0}.post h3{margin:4px 0 8px}
amp-img.whole img{object-fit:contain}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin-top:32px}
.chips a{display:flex;align-items:center;min-height:44px;padding:0 16px;background:var(--surface);border:1px solid var(--line);border-radius:22px;font-size:16px;text-decoration:none}
.whole-page{display:flex;align-items:center;justify-content:center;min-height:48px;margin-top:32px;padding:8px 16px;border:2px solid var(--brand);font-weight:700;text-decoration:none}
.related ul{margin:0;padding:0;list-style:none}
.related a{display:flex;align-items:center;min-height:48px;padding:8px 0;border-bottom:1px solid var(--line);font-weight:700;line-height:1.35;text-decoration:none}
footer{border-top:1px solid var(--line);font-size:14px;color:var(--inkSoft)}
`;
}

/** What AMP wants in every page, to the letter: nothing shows until its runtime is there, or eight seconds went by. */
export const boilerplate =
  'body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}';

export const boilerplateWithoutScripts =
  'body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}';
