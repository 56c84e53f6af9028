import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, type ContractDocument } from '../testing/contractDocument.ts';
import { ContractClient } from '../testing/ContractClient.ts';
import { successOf } from '../testing/contractExamples.ts';
import { startProgram, type RunningProgram } from '../testing/startProgram.ts';

let folder: string;
let program: RunningProgram;
let document: ContractDocument;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'program-'));
  program = await startProgram(folder);
  const answer = await fetch(`${program.address}/openapi.json`);
  expect(answer.status).toBe(200);
  document = (await answer.json()) as ContractDocument;
});
afterAll(async () => {
  await program.kill();
  await rm(folder, { recursive: true });
});

describe('what npm start runs', () => {
  it('describes its pictures and its faults too', () => {
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/statics/pictures/{site}/{id}/{file}',
        '/statics/flags/{file}',
        '/faults/rules',
      ]),
    );
  });

  it('answers every call it describes as it describes it', async () => {
    const client = new ContractClient(program.address, document);
    const wrong: string[] = [];
    for (const operation of operationsOf(document)) {
      const { name } = operation;
      const { status, breaches } = await client.call(operation, await client.prepare(name));
      if (status !== successOf(name)) wrong.push(`${name} answers ${status}`);
      wrong.push(...breaches);
    }

    expect(operationsOf(document).length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});
