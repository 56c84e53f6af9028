/** Where the frames are that show what an article has of a network: from a reader's tap on. */
export const embedFrames: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://platform.twitter.com',
  'https://www.instagram.com',
  'https://www.tiktok.com',
  'https://www.facebook.com',
];
