import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const require = createRequire(import.meta.url);

/** Beside the published schema of sitemaps, those of what engines add to it, as far as it is used here. */
const both = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-news/0.9" schemaLocation="news.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
</xsd:schema>`;

const own = (name: string) => readFile(path.join(import.meta.dirname, 'schemas', name), 'utf8');

/** The schema that sitemaps.org published, as the package that writes them ships it. */
const published = () => {
  const [root = ''] = require.resolve('sitemap').split(`${path.sep}dist${path.sep}`);
  return readFile(path.join(root, 'schema/sitemap.xsd'), 'utf8');
};

/** What is wrong with a sitemap by its schemas, a line each. */
export async function validateSitemap(xml: string): Promise<string[]> {
  const preload = [
    { fileName: 'sitemap.xsd', contents: await published() },
    { fileName: 'news.xsd', contents: await own('news.xsd') },
    { fileName: 'image.xsd', contents: await own('image.xsd') },
  ];
  const document = { fileName: 'sitemap.xml', contents: xml };
  const { errors } = await validateXML({ xml: [document], schema: [both], preload });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** The same for a list of sitemaps. */
export async function validateSitemapIndex(xml: string): Promise<string[]> {
  const document = { fileName: 'index.xml', contents: xml };
  const { errors } = await validateXML({ xml: [document], schema: [await own('index.xsd')] });
  return errors.map(({ rawMessage }) => rawMessage);
}
