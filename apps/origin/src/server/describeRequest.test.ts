import { describe, expect, it } from 'vitest';
import { describeRequest } from './describeRequest.ts';

describe('describeRequest', () => {
  it.each([
    [
      '/api/collections/get/x?token=secret&filter[site]=FCA',
      '/api/collections/get/x?token=***&filter[site]=FCA',
    ],
    ['/api/collections/get/x?simple=1&token=secret', '/api/collections/get/x?simple=1&token=***'],
    [
      '/api/forms/filter/x?filter%5Bemail%5D=ana%40correo.example',
      '/api/forms/filter/x?filter%5Bemail%5D=***',
    ],
    ['/api/forms/filter/x?filter[email]=ana@correo.example', '/api/forms/filter/x?filter[email]=***'],
    ['/v1/sites/FCA/news/latest?page=2', '/v1/sites/FCA/news/latest?page=2'],
  ])('keeps what is secret in %s out of the log', (url, logged) => {
    expect(describeRequest({ method: 'GET', url })).toEqual({ method: 'GET', url: logged });
  });
});
