const mostStyle = 75_000;

/** Elements that AMP replaces by its own, or does not know. */
const forbidden = ['img', 'picture', 'video', 'audio', 'iframe', 'object', 'embed', 'form', 'frame', 'base'];
const boilerplate = 'body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both';

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** The one script that may stand in an element: JSON, first in `amp-consent`. */
const consentSettings = /(<amp-consent\b[^>]*>)<script type="application\/json">([\s\S]*?)<\/script>/;

/** The rules of AMP that matter, as far as they can be held without its own validator: a line for each that is broken. */
export function validateAmp(html: string): string[] {
  return [
    ...aboutFrame(html),
    ...aboutStyles(html),
    ...aboutScripts(html),
    ...aboutElements(html),
    ...aboutMedia(html),
    ...aboutConsent(html),
    ...aboutAds(html),
  ];
}

function aboutFrame(html: string): string[] {
  const [head = ''] = html.split('</head>');
  return [
    /^<!doctype html>/i.test(html) ? null : 'no doctype',
    /<html[^>]*\s(?:amp|⚡)[\s=>"]/.test(html) ? null : 'no mark on <html>',
    count(head, /<meta charset="utf-8"/gi) === 1 ? null : 'not one charset',
    /<meta name="viewport" content="[^"]*width=device-width/.test(head) ? null : 'no viewport',
    count(head, /<link rel="canonical" href="https?:[^"]+"/g) === 1 ? null : 'not one canonical page',
    count(head, /<style amp-boilerplate/g) === 2 && head.includes(boilerplate) ? null : 'no boilerplate',
    /<noscript><style amp-boilerplate/.test(head) ? null : 'no boilerplate without scripts',
  ].filter((problem) => problem !== null);
}

function aboutStyles(html: string): string[] {
  const custom = Array.from(
    html.matchAll(/<style amp-custom[^>]*>([\s\S]*?)<\/style>/g),
    ([, css = '']) => css,
  );
  const css = custom.join('');
  return [
    custom.length <= 1 ? null : 'more than one style sheet',
    Buffer.byteLength(css) <= mostStyle ? null : `${Buffer.byteLength(css)} bytes of style`,
    css.includes('!important') ? '!important' : null,
    css.includes('i-amphtml-') ? 'a class of the runtime' : null,
    /position:fixed/.test(css) && html.includes('<amp-ad') ? 'an ad beside what is fixed' : null,
    count(html, /<style/g) === 2 + custom.length ? null : 'another <style>',
    /<link[^>]*rel="?stylesheet/.test(html) ? 'a style sheet of its own' : null,
    /\sstyle="/.test(html) ? 'a style on an element' : null,
  ].filter((problem) => problem !== null);
}

function aboutScripts(html: string): string[] {
  const scripts = html.replace(consentSettings, '$1').match(/<script\b[^>]*>/g) ?? [];
  const data = scripts.filter((tag) => attribute(tag, 'type') === 'application/ld+json');
  const runtime = scripts.filter((tag) => attribute(tag, 'src') === 'https://cdn.ampproject.org/v0.js');
  const parts = scripts.filter((tag) => attribute(tag, 'custom-element') !== null);
  const known = parts.map((tag) => attribute(tag, 'custom-element') ?? '');
  const used = new Set(
    Array.from(html.matchAll(/<(amp-[a-z]+)\b/g), ([, name = '']) => name).filter(
      (name) => name !== 'amp-img',
    ),
  );
  return [
    ...(runtime.length === 1 ? [] : [`${runtime.length} runtimes`]),
    ...(scripts.length === data.length + runtime.length + parts.length ? [] : ['a script of its own']),
    ...[...runtime, ...parts].filter((tag) => !/\sasync/.test(tag)).map(() => 'a script that blocks'),
    ...parts
      .filter((tag) => !/\ssrc="https:\/\/cdn\.ampproject\.org\/v0\/amp-[a-z]+-\d\.\d\.js"/.test(tag))
      .map(() => 'a part from elsewhere'),
    ...known.filter((name) => !used.has(name)).map((name) => `${name} is loaded and not used`),
    ...[...used].filter((name) => !known.includes(name)).map((name) => `${name} is used and not loaded`),
    ...(/\son[a-z]+="/.test(html) ? ['a handler'] : []),
    ...(/(?:href|src)="\s*(?:javascript|data|vbscript):/i.test(html) ? ['a script as an address'] : []),
  ];
}

function aboutElements(html: string): string[] {
  return forbidden
    .filter((name) => new RegExp(`<${name}[\\s>/]`, 'i').test(html))
    .map((name) => `<${name}> is not for AMP`);
}

function aboutMedia(html: string): string[] {
  const tags = html.match(/<amp-(?:img|youtube|twitter|instagram)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const isSized = ['width', 'height'].every((side) => /^[1-9]\d*$/.test(attribute(tag, side) ?? ''));
    const isLaid = ['responsive', 'fixed', 'intrinsic'].includes(attribute(tag, 'layout') ?? '');
    const isWhole = !tag.startsWith('<amp-img') || /^https?:\/\//.test(attribute(tag, 'src') ?? '');
    return isSized && isLaid && isWhole ? [] : [`no size or address: ${tag}`];
  });
}

/** Rules of `amp-consent`, and what its reference says of settings and actions. */
function aboutConsent(html: string): string[] {
  const elements = html.match(/<amp-consent\b[^>]*>/g) ?? [];
  const actions = Array.from(html.matchAll(/\son="([^"]*)"/g), ([, action = '']) => action);
  const [element = ''] = elements;
  const id = attribute(element, 'id');
  const isAction = (action: string) =>
    new RegExp(`^tap:${id}\\.(?:accept|reject|dismiss|prompt(?:\\(expireCache=true\\))?)$`).test(action);
  const unknown = actions.filter((action) => !isAction(action)).map((action) => `acts on nothing: ${action}`);
  if (elements.length === 0)
    return [...unknown, ...(html.includes('data-block-on-consent') ? ['nobody asks'] : [])];
  return [
    ...unknown,
    ...(elements.length === 1 ? [] : ['asked twice']),
    ...(attribute(element, 'layout') === 'nodisplay' && id ? [] : [`no id or layout: ${element}`]),
    ...aboutConsentSettings(html),
    ...['accept', 'reject', 'prompt']
      .filter((name) => !actions.some((action) => action.startsWith(`tap:${id}.${name}`)))
      .map((name) => `no way to ${name}`),
  ];
}

function aboutConsentSettings(html: string): string[] {
  const text = consentSettings.exec(html)?.[2];
  if (text === undefined) return ['no settings of consent'];
  if (text.includes('<!--')) return ['a comment in the settings of consent'];
  const { consentInstanceId, consentRequired, checkConsentHref, promptUI } = JSON.parse(text) as Record<
    string,
    unknown
  >;
  return [
    ...(consentInstanceId ? [] : ['no name of the consent']),
    ...(consentRequired === 'remote' && !/^https?:\/\//.test(String(checkConsentHref))
      ? ['no one to ask']
      : []),
    ...(html.split(`id="${String(promptUI)}"`).length === 2 ? [] : ['not one notice']),
  ];
}

/** Rules of `amp-ad`: a type, a size, and none within another. */
function aboutAds(html: string): string[] {
  const tags = html.match(/<amp-ad\b[^>]*>/g) ?? [];
  const isNested = html
    .split('<amp-ad ')
    .some((part, i, parts) => i > 0 && i < parts.length - 1 && !part.includes('</amp-ad>'));
  return [
    ...(isNested ? ['an ad in an ad'] : []),
    ...tags.flatMap((tag) => {
      const isSized = ['width', 'height'].every((side) => /^[1-9]\d*$/.test(attribute(tag, side) ?? ''));
      const isLaid = ['fixed', 'fixed-height', 'responsive'].includes(attribute(tag, 'layout') ?? '');
      return isSized && isLaid && attribute(tag, 'type') ? [] : [`no type or size: ${tag}`];
    }),
  ];
}
