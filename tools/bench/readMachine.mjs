import { execFileSync } from 'node:child_process';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { installedCommand } from '../setup/workspaceRoot.mjs';

/** What figures depend on: without it they cannot be compared. Memory in bytes. */
export function readMachine() {
  const processors = cpus();
  return {
    cores: processors.length,
    cpu: processors[0]?.model.trim() ?? 'unknown',
    memory: totalmem(),
    platform: `${platform()} ${arch()}`,
    node: execFileSync(installedCommand('node'), ['--version'], { encoding: 'utf8' }).trim(),
    date: new Date().toISOString(),
    /** Of the minute before the run: work of others that takes part in the figures. */
    loadBefore: loadavg()[0] ?? 0,
  };
}
