import { embedFrames } from '@cancha/site/policy/embedFrames';
import { expect, it } from 'vitest';
import { findEmbed } from './findEmbed';

it.each([
  'https://www.youtube.com/watch?v=pRpeEdMmmQ0',
  'https://x.com/fifa/status/1234567890',
  'https://www.instagram.com/p/CabcdefGhij/',
  'https://www.tiktok.com/@fifa/video/7391234567890123456',
  'https://www.facebook.com/fifa/videos/1234567890/',
])('pages let the frame of %s in', (address) => {
  const { frame = '' } = findEmbed(address) ?? {};

  expect(embedFrames).toContain(new URL(frame).origin);
});
