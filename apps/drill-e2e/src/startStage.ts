import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import {
  startFaultyBackend,
  type ChooseFault,
  type Fault,
  type FaultyBackend,
} from '@cancha/e2e/startFaultyBackend';
import { ask } from './ask';
import { findAddresses, type Unseen } from './findAddresses';
import { putAwayLater } from './leftovers';
import { cmsToken, draftKey } from './secrets';
import { startOrigin, type RunningOrigin } from './startOrigin';

export const backendNames = ['content', 'cms', 'stats'] as const;
export type BackendName = (typeof backendNames)[number];

/** What every drill is played on: the backend, three ways to it that can fail one by one, and an app before them. */
export type Stage = {
  readonly isShort: boolean;
  readonly folder: string;
  readonly origin: RunningOrigin;
  readonly backends: Readonly<Record<BackendName, FaultyBackend>>;
  readonly app: RunningApp;
  /** Pages the app has shown. */
  readonly seen: readonly string[];
  /** Articles, read or not. */
  readonly many: readonly string[];
  /** Addresses that no reader has asked any app of this run for. */
  takeUnseen(kind: keyof Unseen, count: number): string[];
  /** Another instance, whose log is kept as well. */
  startAnother(settings?: Record<string, string>, port?: number): Promise<RunningApp>;
  keepLog(name: string, log: () => string): void;
  readonly logs: ReadonlyMap<string, () => string>;
  end(): Promise<void>;
};

export const appName = 'redgol';
export const siteCode = 'REDGOL';

/** A heap as a small deployment has it: see docs/deploying.md. */
export const heapMb = 384;

const settings = {
  TRUSTED_PROXIES: '127.0.0.1',
  CMS_API_TOKEN: cmsToken,
  DRAFT_KEY: draftKey,
  NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
};

export async function startStage(isShort: boolean): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cancha-drill-'));
  const deleteFolder = async () => rm(folder, { recursive: true, force: true });
  putAwayLater(deleteFolder);
  const logs = new Map<string, () => string>();
  const keepLog = (name: string, log: () => string) => void logs.set(`${logs.size} ${name}`, log);
  const origin = await startOrigin(path.join(folder, 'origin'), {
    ORIGIN_CMS_TOKEN: cmsToken,
    ORIGIN_DRAFT_KEY: draftKey,
  });
  keepLog('origin', origin.log);
  const [content, cms, stats] = [
    await startFaultyBackend(origin.address),
    await startFaultyBackend(origin.address),
    await startFaultyBackend(origin.address),
  ];
  const backends = { content, cms, stats };
  const startAnother = async (more: Record<string, string> = {}, port?: number) => {
    const app = await startApp({
      name: appName,
      backend: origin.address,
      settings: { ...settings, ...more },
      onSpawn: (child, stop) => void child.once('exit', putAwayLater(stop)),
      ...(port === undefined ? {} : { port }),
    });
    keepLog('app', app.log);
    return app;
  };
  const app = await startAnother({
    CONTENT_API_URL: content.origin,
    CMS_API_URL: `${cms.origin}/api`,
    STATS_API_URL: stats.origin,
  });
  const { seen, unseen, many } = await findAddresses(origin.address, siteCode);
  // A new process loads the modules of its first page of each kind, which takes seconds on a busy machine.
  for (const address of [...seen, ...seen, '/no-hay.html']) await ask(app.origin, address);
  return {
    ...{ isShort, folder, origin, backends, app, seen, many, startAnother, keepLog, logs },
    takeUnseen: (kind, count) => {
      const taken = unseen[kind].splice(0, count);
      if (taken.length < count) throw new Error(`There are no more addresses of a new ${kind}.`);
      return taken;
    },
    end: async () => {
      await app.stop();
      for (const backend of Object.values(backends)) await backend.close().catch(() => null);
      await origin.stop();
      await deleteFolder();
    },
  };
}

/** From now on every call to these backends fails so. */
export function breakBackends(stage: Stage, names: readonly BackendName[], fault: Fault): void {
  const choose: ChooseFault = () => fault;
  for (const name of names) stage.backends[name].break(choose);
}

export function healBackends(stage: Stage): void {
  for (const name of backendNames) stage.backends[name].heal();
}
