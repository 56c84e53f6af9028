import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEdgeArguments } from './readEdgeArguments.ts';

const read = (line: string) => readEdgeArguments(line.split(' ').filter(Boolean));

describe('npm run edge', () => {
  it('takes apps with their instances, and listens on port 80', () => {
    expect(read('out --app fca=a:4001,b:4001 --app redgol=127.0.0.1:4003')).toEqual({
      folder: resolve('out'),
      apps: [
        { name: 'fca', instances: ['a:4001', 'b:4001'] },
        { name: 'redgol', instances: ['127.0.0.1:4003'] },
      ],
      listen: '80',
      trusted: [],
    });
  });

  it('listens elsewhere, behind proxies that it believes', () => {
    expect(
      read('out --app fca=a:4001 --listen 127.0.0.1:8080 --trusted 10.0.0.0/8,2001:db8::/32'),
    ).toMatchObject({ listen: '127.0.0.1:8080', trusted: ['10.0.0.0/8', '2001:db8::/32'] });
  });

  it.each([
    ['', /^Usage/],
    ['out', /^Usage/],
    ['--app fca=a:4001', /^Usage/],
    ['out another --app fca=a:4001', /^Usage/],
    ['out --app fca', /“fca” is not the name of an app/],
    ['out --app fca=a', /“fca=a” is not/],
    ['out --app fca=a:4001,', /is not the name/],
    ['out --app fca=a:1;include=/etc/passwd', /is not the name/],
    ['out --app fca=a:4001 --listen 80;', /“80;” is no port/],
    ['out --app fca=a:4001 --trusted all', /“all” is no address/],
  ])('says what is wrong with %j', (line, words) => {
    expect(() => read(line)).toThrow(words);
  });
});
