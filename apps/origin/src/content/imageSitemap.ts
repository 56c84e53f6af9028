/** A page of the sitemap and the pictures on it. Absolute addresses. */
export type PictureEntry = { url: string; pictures: string[] };

/** The sitemap of pictures that search engines read: one `url` a page, one `image:image` a picture. */
export function imageSitemap(entries: readonly PictureEntry[]): string {
  const urls = entries.map(({ url, pictures }) => {
    const images = pictures.map(
      (picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`,
    );
    return `<url><loc>${escapeXml(url)}</loc>${images.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
