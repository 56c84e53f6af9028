import { createHash } from 'node:crypto';

const css = `
:root { color-scheme: light dark; --line: light-dark(#767b85, #8b919c); --panel: light-dark(#f2f4f7, #1d2026);
  --strong: light-dark(#0b57d0, #a8c7fa); --onStrong: light-dark(#fff, #062e6f); --bad: light-dark(#b3261e, #f2b8b5); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 44rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fff, #121418); color: light-dark(#1a1c20, #e6e8ec); }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .75rem; }
code { font: .95em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between;
  padding: .75rem; margin-bottom: .5rem; border-radius: .5rem; background: var(--panel); }
li p { margin: 0; flex: 1 1 14rem; min-width: 0; }
.count { display: block; font-size: .9rem; }
.fields { display: grid; gap: .75rem 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); }
.fields p { margin: 0; }
label { display: block; font-weight: 600; }
small { display: block; font-weight: 400; font-size: .875rem; }
input, select { width: 100%; min-height: 2.75rem; padding: .4rem .6rem; font: inherit; font-weight: 400; color: inherit;
  background: light-dark(#fff, #121418); border: 1px solid var(--line); border-radius: .4rem; }
button { min-height: 2.75rem; padding: .4rem 1rem; font: inherit; font-weight: 600; color: inherit; cursor: pointer;
  background: transparent; border: 1px solid var(--line); border-radius: .4rem; }
.add { margin-top: 1rem; background: var(--strong); color: var(--onStrong); border-color: var(--strong); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
.problem { padding: .75rem; border: 2px solid var(--bad); border-radius: .5rem; color: var(--bad); }
`;

/** The style of the page, and the name a content security policy knows it by. */
export const pageStyle = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
