import { describe, expect, it } from 'vitest';
import { findAssets } from './findAssets.ts';

describe('findAssets', () => {
  it('counts a script that is preloaded and used only once', () => {
    const html = `<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>
      <script src="/b.js" async=""></script><script src="/a.js" async=""></script>`;
    expect(findAssets(html).scripts).toEqual(['/a.js', '/b.js']);
  });

  it.each(['noModule=""', 'nomodule'])('leaves out scripts for old browsers (%s)', (attribute) => {
    expect(findAssets(`<script src="/old.js" ${attribute}></script>`).scripts).toEqual([]);
  });

  it('counts module preloads, but no fonts, pictures or style preloads as scripts', () => {
    const html = `<link rel="modulepreload" href="/m.js"><link rel="preload" as="font" href="/f.woff2">
      <link rel="preload" as="image" imagesrcset="/i 1x" href="/i"><link rel="preload" as="style" href="/s.css">`;
    expect(findAssets(html)).toEqual({ scripts: ['/m.js'], styles: [] });
  });

  it('finds style sheets', () => {
    const html = `<link href=/plain.css rel=stylesheet><LINK REL='stylesheet' HREF='/s.css?a=1&amp;b=2'>`;
    expect(findAssets(html).styles).toEqual(['/plain.css', '/s.css?a=1&b=2']);
  });

  it('does not take text inside scripts, styles and comments for tags', () => {
    const html = `<script>const x = '<script src="/no.js">';</script><script type="application/ld+json">{"a":"<link rel=stylesheet href=/no.css>"}</script>
      <style>a::after { content: '<script src="/no.js">' }</style><!-- <script src="/no.js"></script> --><script src="/yes.js"></script>`;
    expect(findAssets(html)).toEqual({ scripts: ['/yes.js'], styles: [] });
  });

  it('reads tags whose attributes hold a “>”', () => {
    expect(findAssets(`<script data-x="a > b" src="/x.js"></script>`).scripts).toEqual(['/x.js']);
  });
});
