import { describe, expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment';

describe('what decides who reads drafts', () => {
  it('is production unless told, with no key and no secret', () => {
    expect(readEnvironment({ NODE_ENV: 'development' })).toMatchObject({
      DEPLOYMENT: 'production',
      DRAFTS: 'auto',
      DRAFT_HEADER: 'x-draft-key',
    });
  });

  it.each([
    ['DEPLOYMENT', 'staging', 'DEPLOYMENT is "staging", but has to be production, preview or development.'],
    ['DRAFTS', 'true', 'DRAFTS is "true", but has to be auto, on or off.'],
    [
      'DRAFT_HEADER',
      'x draft',
      'DRAFT_HEADER is "x draft", but has to be a header name such as x-draft-key.',
    ],
  ])('%s cannot be %s', (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(message);
  });

  it.each([
    ['DRAFT_KEY', 16],
    ['PREVIEW_SECRET', 32],
  ])('%s is long enough to be one, and is not told to the logs', (name, length) => {
    const message = `${name} is set, but has to be at least ${length} characters long.`;

    expect(() => readEnvironment({ [name]: 'short' })).toThrow(message);
    expect(() => readEnvironment({ [name]: 'x'.repeat(length) })).not.toThrow();
  });
});
