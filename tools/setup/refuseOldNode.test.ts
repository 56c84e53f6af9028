import { describe, expect, it } from 'vitest';
import { complaintAboutNode } from './refuseOldNode.mjs';

describe('complaintAboutNode', () => {
  it('accepts Node 20 and newer', () => {
    expect([
      complaintAboutNode('v20.0.0'),
      complaintAboutNode('v24.21.0'),
      complaintAboutNode('v100.1.0'),
    ]).toEqual([null, null, null]);
  });

  it('says what to install on an older one', () => {
    expect(complaintAboutNode('v18.20.4')).toBe(
      'Node v18.20.4 is too old: install Node 20 or newer (https://nodejs.org).',
    );
  });
});
