import { describe, expect, it } from 'vitest';
import { isAbsoluteUrl } from './isAbsoluteUrl';
import { isBlockedScheme } from './urlScheme';
import { isNetworkHost } from './isNetworkHost';
import { isPrivateUrl } from './isPrivateUrl';

describe('an absolute address', () => {
  it.each([
    'http://x',
    'https://x',
    'ftp://x',
    '//x',
    'HTTP://x',
    ' https://x',
    'ht\ntps://x',
    '/\\x',
    '\\\\x',
    'https:\\\\x',
    'https:x',
    '/\t/x',
  ])('names its own host: %j', (href) => {
    expect(isAbsoluteUrl(href)).toBe(true);
  });

  it.each([
    '/x',
    'x',
    '',
    '#x',
    '?a=https://x',
    'httpd-guia',
    'http',
    'https/x',
    'mailto:a@b.c',
    'tel:+506',
    'whatsapp://send',
    'javascript:x',
    'ftps://x',
    'xhttp://x',
    '/https://x',
    '\\x',
  ])('is not %j', (href) => {
    expect(isAbsoluteUrl(href)).toBe(false);
  });
});

describe('a private address', () => {
  it.each([
    'http://10.0.0.1',
    'http://10.255.255.255/x',
    'http://127.0.0.1:4000/x',
    '//127.0.0.1',
    'ftp://127.0.0.1',
    'http://0.0.0.0',
    'http://169.254.169.254/latest',
    'http://172.16.0.1',
    'http://172.31.255.255',
    'http://192.168.1.1',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://user:pass@10.0.0.1/',
    'http://localhost',
    'http://LOCALHOST:80/',
    'http://localhost./',
    'http://api.localhost/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]:80/',
    'http://[fc00::1]/',
    'http://[fdff::1]/',
    'http://[fe80::1]/',
    'http://[febf::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::FFFF:192.168.0.1]/',
    ' http://10.0.0.1',
    'http:\\\\10.0.0.1',
  ])('%s', (href) => {
    expect(isPrivateUrl(href)).toBe(true);
  });

  it.each([
    'http://172.15.0.1',
    'http://172.32.0.1',
    'http://11.0.0.1',
    'http://192.169.0.1',
    'http://169.253.0.1',
    'http://128.0.0.1',
    'http://1.10.0.1',
    'http://8.8.8.8',
    'http://10.0.0.1.nip.example',
    'http://localhost.example',
    'http://notlocalhost',
    'http://[2001:db8::1]/',
    'http://[fe00::1]/',
    'http://[fec0::1]/',
    'http://[fc::1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://fc00.example/',
    'https://x/10.0.0.1',
    '/10.0.0.1',
    '10.0.0.1',
    'http://',
    '',
  ])('is not %s', (href) => {
    expect(isPrivateUrl(href)).toBe(false);
  });
});

describe('a blocked scheme', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:x',
    ' javascript:x',
    'java\tscript:x',
    'java\r\nscript:x',
    'java script:x',
    '\u0001javascript:x',
    'javascript :x',
    '\u00a0javascript:x',
    'data:text/html,x',
    'DATA:x',
    'vbscript:x',
    'vb\nscript:x',
  ])('%j', (href) => {
    expect(isBlockedScheme(href)).toBe(true);
  });

  it.each([
    '/javascript:x',
    'javascript',
    '/data',
    'database:x',
    'https://x/javascript:x',
    'mailto:data:x',
    '#data:x',
    '',
  ])('is not %j', (href) => {
    expect(isBlockedScheme(href)).toBe(false);
  });
});

describe('a host of the network', () => {
  const list = ['bolavip.com', 'RedGol.cl', 'futbol.example:8443', ''];

  it.each([
    'bolavip.com',
    'BolaVIP.com',
    'bolavip.com:443',
    'bolavip.com.',
    'mx.bolavip.com',
    'a.b.bolavip.com',
    'redgol.cl',
    'futbol.example',
  ])('%s', (host) => {
    expect(isNetworkHost(host, list)).toBe(true);
  });

  it.each([
    'bolavip.com.evil.io',
    'notbolavip.com',
    'bolavip.co',
    'com',
    'bolavip.com.evil.io:443',
    'evil.io.',
    '',
    '.',
  ])('is not %j', (host) => {
    expect(isNetworkHost(host, list)).toBe(false);
  });
});
