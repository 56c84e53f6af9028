import { validateXML } from 'xmllint-wasm';

/** Any feed: what is asked is whether it is XML. */
const anything = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:element name="rss" type="xsd:anyType"/>
</xsd:schema>`;

/** Why a feed is no well-formed XML, a line each. */
export async function validateWellFormed(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [anything],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
