import type { FooterSettings } from '@cancha/brands/FooterSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testContext } from '../testing/testContext';
import { toFooterProps } from './toFooterProps';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const words = { columns: [], copyright: '©' };
const propsOf = (footer: FooterSettings = {}, brandConfig: Partial<BrandConfig> = {}) =>
  toFooterProps(testContext({ brandConfig: { ...brandConfig, footer } }), words);
const outside = { rel: 'nofollow noreferrer', target: '_blank', referrerPolicy: 'no-referrer' };

describe('the footer of a site', () => {
  it('says nothing that its brand has not said', () => {
    expect(propsOf()).toMatchObject({
      type: undefined,
      hideLogo: false,
      wrapLinks: false,
      social: [],
      texts: [],
      partner: undefined,
      site: undefined,
      contact: undefined,
      partOfGroup: undefined,
      colours: undefined,
      logo: { href: '/', label: 'FCA, portada' },
    });
  });

  it('leads from its logo to the site’s address, if that may be followed', () => {
    expect(propsOf({ siteUrl: 'https://portal.example/' }).logo.href).toBe('https://portal.example/');
    expect(propsOf({ siteUrl: 'javascript:alert(1)' }).logo.href).toBe('/');
  });

  it('names a network without an address, and does not link it', () => {
    const social = [
      { name: 'facebook', url: null },
      { name: 'Twitter', url: 'https://twitter.example/fca' },
      { name: 'Threads', url: 'https://threads.example/fca' },
    ];

    expect(propsOf({}, { social }).social).toMatchObject([
      { network: 'facebook', name: 'Facebook', href: null },
      { network: 'twitter', name: 'X (Twitter)', href: 'https://twitter.example/fca', ...outside },
      { network: 'threads', name: 'Threads', ...outside },
    ]);
  });

  it('invites to its networks in the words of its brand, and in none where it has none', () => {
    const settings = { ...testContext().brandConfig.settings, followUs: 'Síguenos' };

    expect(propsOf({}, { settings }).labels.followUs).toBe('Síguenos');
    expect(propsOf().labels.followUs).toBeUndefined();
  });

  it('has texts without scripts, with links after the rules for footers', () => {
    const [text] =
      propsOf({
        texts: [
          '<p onclick="f()">a<script>f()</script> <a href="https://x.example/">b</a> <a href="/info/staff">c</a> <a href="javascript:f()">d</a></p>',
        ],
      }).texts ?? [];

    expect(text).toBe(
      '<p>a <a href="https://x.example/" rel="nofollow noreferrer" target="_blank" referrerpolicy="no-referrer">b</a> <a href="/info/staff">c</a> d</p>',
    );
  });

  it('names partner, other site and group by the rules for links of footers', () => {
    const logo = { file: 'otro.svg', width: 84, height: 28 };
    const { partner, site, partOfGroup } = propsOf({
      partner: { file: 'socio.svg', name: 'Socio', url: 'https://socio.example/' },
      site: { name: 'Otro', url: 'https://otro.example/', logo, position: 2 },
      group: { name: 'Grupo', url: '', logo: null },
    });

    expect(partner).toMatchObject({ src: '/brand/fca/socio.svg', link: { name: 'Socio', ...outside } });
    expect(site).toMatchObject({
      link: { href: 'https://otro.example/' },
      logo: { src: '/brand/fca/otro.svg', width: 84, height: 28 },
      position: 2,
    });
    expect(partOfGroup).toMatchObject({
      label: 'Es parte de',
      group: { name: 'Grupo', href: null },
      logo: null,
    });
  });

  it('says where to write', () => {
    expect(propsOf({}, { contactEmail: 'a@fca.example' }).contact).toEqual({
      text: 'Escríbenos:',
      email: 'a@fca.example',
    });
  });
});

describe('the notices on gambling and affiliates', () => {
  const { site } = testContext();
  const without = { ...site.capabilities, betting: false };
  const complianceOf = (betting: boolean, footer: FooterSettings = {}) =>
    toFooterProps(
      testContext({ site: { capabilities: betting ? site.capabilities : without }, brandConfig: { footer } }),
      words,
    ).compliance;

  it('stand on a site that has betting, with its name', () => {
    expect(complianceOf(true)).toMatchObject({
      gambling: { mark: '18+', title: 'Juego responsable.' },
      affiliate: { text: expect.stringContaining('FCA') },
    });
    expect(complianceOf(false)).toBeUndefined();
  });

  it('stand, or not, where the brand says so', () => {
    expect(complianceOf(false, { compliance: true })).toBeDefined();
    expect(complianceOf(true, { compliance: false })).toBeUndefined();
  });
});
