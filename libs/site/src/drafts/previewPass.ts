import type { Environment } from '../environment/readEnvironment.ts';
import { draftMode } from './draftMode.ts';
import { isSigned, signPreview } from './previewSignature.ts';

type PassSite = { readonly id: string; readonly prefix: string; readonly origin: string };

const cookiePrefix = 'cancha-preview-';

/**
 * The cookie that lets a browser read the drafts of one site until a moment, in seconds since 1970. It says nothing
 * but that: what is in it is of no use for a link, nor on another site.
 */
export function passCookie({ id, prefix, origin }: PassSite, expires: number, secret: string): string {
  const value = `${expires}.${signPreview(secret, { kind: 'pass', site: id, expires })}`;
  return cookie({ id, prefix, origin }, value, new Date(expires * 1000));
}

/** Takes it back. */
export const noPassCookie = (site: PassSite): string => cookie(site, '', new Date(0));

function cookie({ id, prefix, origin }: PassSite, value: string, until: Date): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const path = prefix || '/';
  return `${cookiePrefix}${id}=${value}; Path=${path}; Expires=${until.toUTCString()}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether who sends these cookies reads drafts. @param site its id; without one: on any site. */
export function readsDrafts(
  cookies: string | null | undefined,
  environment: Environment,
  now: Date,
  site?: string,
): boolean {
  const mode = draftMode(environment);
  const { PREVIEW_SECRET } = environment;
  if (mode !== 'byLink' || PREVIEW_SECRET === undefined) return mode === 'always';
  return (cookies ?? '').split(';').some((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (!name.startsWith(cookiePrefix)) return false;
    const id = name.slice(cookiePrefix.length);
    return (site === undefined || site === id) && isPass(value, id, PREVIEW_SECRET, now);
  });
}

function isPass(value: string, site: string, secret: string, now: Date): boolean {
  const [until = '', signature = ''] = value.split('.', 2);
  if (!/^\d{1,12}$/.test(until)) return false;
  const expires = Number(until);
  return expires * 1000 > now.getTime() && isSigned(secret, { kind: 'pass', site, expires }, signature);
}
