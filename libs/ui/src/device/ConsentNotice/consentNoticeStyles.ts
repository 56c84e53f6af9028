/** Not a style sheet: every page of every site would load it. */
export const consentNoticeStyles = [
  '.consentNotice{display:none;border-bottom:1px solid var(--palette-line);background:var(--palette-surface);font-size:15px;line-height:1.4}',
  '[data-consent=ask] .consentNotice{display:block}',
  // The strip of ads is of the same colour; other things above it end in a line or in another colour.
  'body:has([data-ad-slot=ad-strip]) .consentNotice{border-top:1px solid var(--palette-line)}',
  '.consentNotice .wrap{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding-block:12px}',
  '.consentNotice p{flex:1 1 20em}',
  '.consentNotice p a{color:var(--palette-brand);text-decoration:underline}',
  '.consentNotice .wrap div{display:grid;grid-template-columns:1fr 1fr;gap:4px 8px;flex:1 1 16em;max-width:26em}',
  '.consentNotice button{min-height:44px;padding:4px;border:2px solid var(--palette-ink);border-radius:var(--layout-pillRadius);background:var(--palette-page);color:var(--palette-ink);font-weight:700;hyphens:auto;overflow-wrap:anywhere}',
  '.consentNotice button:hover{text-decoration:underline}',
  '.consentNotice div a{grid-column:1/-1;padding:12px 0;text-align:center;font-weight:700;text-decoration:underline}',
  '.consentNotice p a{padding:0}',
].join('');
