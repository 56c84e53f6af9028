import { describe, expect, it } from 'vitest';
import { findEmbed } from './findEmbed';

const x = 'https://x.com/FIFAWorldCup/status/1813000000000000000';
const video = 'https://www.youtube.com/watch?v=pRpeEdMmmQ0';
const reel = 'https://www.instagram.com/reel/C9abcDEF_-1/';
const clip = 'https://www.tiktok.com/@fifa/video/7391234567890123456';

describe('the post or video an address leads to', () => {
  it.each([
    ['https://www.youtube.com/embed/pRpeEdMmmQ0', video],
    ['//www.youtube.com/embed/pRpeEdMmmQ0?feature=oembed', video],
    ['https://www.youtube-nocookie.com/embed/pRpeEdMmmQ0', video],
    ['https://youtu.be/pRpeEdMmmQ0?t=90', `${video}&t=90s`],
    ['https://m.youtube.com/watch?v=pRpeEdMmmQ0&t=1m30s', `${video}&t=90s`],
    ['https://www.youtube.com/shorts/pRpeEdMmmQ0', 'https://www.youtube.com/shorts/pRpeEdMmmQ0'],
    ['https://twitter.com/FIFAWorldCup/status/1813000000000000000?ref_src=twsrc%5Etfw', x],
    ['https://mobile.twitter.com/FIFAWorldCup/statuses/1813000000000000000', x],
    [x, x],
    [
      'https://platform.twitter.com/embed/Tweet.html?id=1813000000000000000',
      'https://x.com/i/web/status/1813000000000000000',
    ],
    ['https://www.instagram.com/reel/C9abcDEF_-1/?utm_source=ig_embed', reel],
    ['https://www.instagram.com/reel/C9abcDEF_-1/embed/captioned/', reel],
    [clip, clip],
    [
      'https://www.tiktok.com/embed/v2/7391234567890123456',
      'https://www.tiktok.com/@/video/7391234567890123456',
    ],
    [
      'https://www.facebook.com/plugins/video.php?height=314&href=https%3A%2F%2Fwww.facebook.com%2Ffifa%2Fvideos%2F123%2F',
      'https://www.facebook.com/fifa/videos/123/',
    ],
    ['https://www.facebook.com/fifa/posts/pfbid02abc', 'https://www.facebook.com/fifa/posts/pfbid02abc'],
  ])('%s is %s', (address, href) => {
    expect(findEmbed(address)?.href).toBe(href);
  });

  it('is shown by an address of its network, over https', () => {
    for (const address of [video, x, reel, clip, 'https://fb.watch/abc/']) {
      const frame = new URL(findEmbed(address)?.frame ?? '');

      expect(frame.protocol).toBe('https:');
      expect(frame.hostname).toMatch(/(youtube-nocookie|twitter|instagram|tiktok|facebook)\.com$/);
    }
  });

  it('starts where the newsroom said', () => {
    expect(findEmbed('https://youtu.be/pRpeEdMmmQ0?t=1h2m3s')?.frame).toContain('start=3723');
  });

  it.each([
    'https://www.youtube.com/@fifa',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://x.com/FIFAWorldCup',
    'https://www.instagram.com/fifaworldcup/',
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Ffifa',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fevil.example%2Fposts%2F1',
    'https://notyoutube.com/embed/pRpeEdMmmQ0',
    'https://youtube.com.evil.example/embed/pRpeEdMmmQ0',
    'https://www.youtube.com/embed/"><script>',
    'javascript:alert(1)',
    '/status/1',
    '',
  ])('is none for %s', (address) => {
    expect(findEmbed(address)).toBeNull();
  });
});
