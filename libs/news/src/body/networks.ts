import type { Embed, NetworkKey } from './Embed';

/** Where a thing lies on its network, what shape it has and what shows it; `null` for any other page of theirs. */
type Found = Pick<Embed, 'shape' | 'href' | 'frame'>;

type Network = {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly find: (url: URL) => Found | null;
};

const matched = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;

/** Seconds into a video: `90`, `90s`, `1m30s`. */
function secondsOf(text: string | null): number {
  const [, h, m, s] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '') ?? [];
  return Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0);
}

function findYouTube({ hostname, pathname, searchParams }: URL): Found | null {
  const inPath = matched(pathname, /^\/(?:embed|shorts|live|v)\/([\w-]{6,20})\/?$/);
  const id =
    hostname === 'youtu.be'
      ? matched(pathname, /^\/([\w-]{6,20})\/?$/)
      : (inPath ?? matched(`${pathname}?${searchParams.get('v') ?? ''}`, /^\/watch\/?\?([\w-]{6,20})$/));
  if (!id || id === 'videoseries') return null;
  const start = secondsOf(searchParams.get('start') ?? searchParams.get('t'));
  const isShort = pathname.startsWith('/shorts/');
  return {
    shape: isShort ? 'upright' : 'video',
    href: `https://www.youtube.com/${isShort ? `shorts/${id}` : `watch?v=${id}`}${start && !isShort ? `&t=${start}s` : ''}`,
    // The reader asked for it by a tap: it plays.
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
  };
}

function findX({ pathname, searchParams }: URL): Found | null {
  const own = /^\/(\w{1,20}|i\/web)\/status(?:es)?\/(\d{1,20})/.exec(pathname);
  const id =
    own?.[2] ?? (pathname === '/embed/Tweet.html' ? matched(searchParams.get('id') ?? '', /^(\d+)$/) : null);
  if (!id) return null;
  return {
    shape: 'post',
    href: `https://x.com/${own?.[1] ?? 'i/web'}/status/${id}`,
    frame: `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
  };
}

function findInstagram({ pathname }: URL): Found | null {
  const [, kind, code] = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]{5,40})(?:\/|$)/.exec(pathname) ?? [];
  if (!kind || !code) return null;
  const href = `https://www.instagram.com/${kind}/${code}/`;
  return { shape: 'upright', href, frame: `${href}embed/captioned/` };
}

function findTikTok({ pathname }: URL): Found | null {
  const [, name, own] = /^\/(@[\w.-]+)\/video\/(\d{5,25})\/?$/.exec(pathname) ?? [];
  const id = own ?? matched(pathname, /^\/(?:embed\/v2|embed|player\/v1)\/(\d{5,25})\/?$/);
  if (!id) return null;
  return {
    shape: 'upright',
    href: `https://www.tiktok.com/${name ?? '@'}/video/${id}`,
    frame: `https://www.tiktok.com/player/v1/${id}`,
  };
}

const facebookHosts = ['facebook.com', 'fb.watch'];

function findFacebook(url: URL): Found | null {
  if (/^\/(?:v[\d.]+\/)?plugins\/(?:post|video)\.php$/.test(url.pathname)) {
    const inner = url.searchParams.get('href');
    const page = inner && URL.canParse(inner) ? new URL(inner) : null;
    return page && isOfHost(page.hostname, facebookHosts) ? findFacebook(page) : null;
  }
  const isVideo = url.hostname === 'fb.watch' || /\/(?:videos?|watch|reel)(?:\/|$|\.php)/.test(url.pathname);
  const isPost = /\/(?:posts|permalink\.php|photos?|photo\.php|story\.php|share)(?:\/|$)/.test(url.pathname);
  if (!isVideo && !isPost) return null;
  const href = `https://${url.hostname}${url.pathname}${url.search}`;
  const query = new URLSearchParams({ href, show_text: String(!isVideo), width: '560' });
  return {
    shape: isVideo ? 'video' : 'post',
    href,
    frame: `https://www.facebook.com/plugins/${isVideo ? 'video' : 'post'}.php?${query.toString()}`,
  };
}

/** The networks a text may show things of, each with its ways of addressing them. One more is one more row. */
export const networks: Readonly<Record<NetworkKey, Network>> = {
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    find: findYouTube,
  },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'], find: findX },
  instagram: { name: 'Instagram', hosts: ['instagram.com'], find: findInstagram },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'], find: findTikTok },
  facebook: { name: 'Facebook', hosts: facebookHosts, find: findFacebook },
};

/** Whether a host is one of these or lies below one. */
export function isOfHost(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
