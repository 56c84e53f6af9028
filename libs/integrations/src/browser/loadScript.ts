/**
 * Puts a service's script into the page, once however often it is asked for. A script that is blocked or gone leaves
 * the page as it is.
 * @param src absolute address
 */
export function loadScript(src: string): HTMLScriptElement {
  const known = [...document.scripts].find((script) => script.src === src);
  if (known) return known;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
  return script;
}
