/** A part of a text that another service shows, as AMP writes it. */
const tweet =
  /<blockquote\b[^>]*\bclass="[^"]*\btwitter-tweet\b[^"]*"[^>]*>(?:(?!<\/blockquote>)[\s\S])*?\/status(?:es)?\/(\d+)[\s\S]*?<\/blockquote>/gi;
const post =
  /<blockquote\b[^>]*\bdata-instgrm-permalink="https:\/\/www\.instagram\.com\/(?:p|reel)\/([\w-]+)[^"]*"[^>]*>[\s\S]*?<\/blockquote>/gi;

/** Quotes that a script of the service would turn into posts, as elements of AMP. What follows them may be anything. */
export function withAmpEmbeds(html: string): string {
  return html
    .replace(tweet, '<amp-twitter data-tweetid="$1"></amp-twitter>')
    .replace(post, '<amp-instagram data-shortcode="$1"></amp-instagram>');
}

const youtube =
  /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/|youtube\.com\/watch\?v=)([\w-]{6,20})/i;

/** The id of a video that a frame or link shows; `null` where it shows none. */
export const youtubeId = (src: string): string | null => youtube.exec(src)?.[1] ?? null;
