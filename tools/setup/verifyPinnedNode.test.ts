import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyPinnedNode } from './verifyPinnedNode.mjs';

const root = mkdtempSync(join(tmpdir(), 'pinned-'));
writeFileSync(join(root, 'package.json'), JSON.stringify({ devDependencies: { node: '24.21.0' } }));
afterAll(() => rmSync(root, { recursive: true }));

describe('verifyPinnedNode', () => {
  it('accepts the pinned version', () => {
    expect(() => verifyPinnedNode({ root, read: () => 'v24.21.0' })).not.toThrow();
  });

  it('says what to run when an older one is there', () => {
    expect(() => verifyPinnedNode({ root, read: () => 'v20.20.2' })).toThrow(
      'Node v20.20.2 is installed where package.json asks for 24.21.0 (install scripts were skipped?): run npm ci --ignore-scripts=false',
    );
  });

  it('says what to run when there is none', () => {
    expect(() => verifyPinnedNode({ root })).toThrow(
      'No Node is installed where package.json asks for 24.21.0',
    );
  });
});
