import { describe, expect, it } from 'vitest';
import { originForm } from './originForm';

describe('what a request line asks for', () => {
  it.each<[target: string, path: string, host: string | null]>([
    ['/a?b=c', '/a?b=c', null],
    ['//evil.example/a', '//evil.example/a', null],
    ['*', '/*', null],
    ['*?a=b', '/*?a=b', null],
    ['/_next/%E0%A4?a=%E0%A4', '/_next/%25E0%25A4?a=%E0%A4', null],
    ['/a%C3%B1o/%2F?a=b?c', '/a%C3%B1o/%2F?a=b?c', null],
    ['/a?to=http://evil.example/', '/a?to=http://evil.example/', null],
    ['http://evil.example/', '/', 'evil.example'],
    ['http://evil.example', '/', 'evil.example'],
    ['http://evil.example?a', '/?a', 'evil.example'],
    ['HTTPS://evil.example:8080/a//b?c=d', '/a//b?c=d', 'evil.example:8080'],
    ['http://user:word@evil.example/a', '/a', 'evil.example'],
  ])('%s', (target, path, host) => {
    expect(originForm(target)).toEqual({ path, host });
  });
});
