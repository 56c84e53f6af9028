import { arch, cpus, loadavg, platform, totalmem } from 'node:os';

/** What figures depend on: without it they cannot be compared. Memory in bytes. */
export function readMachine() {
  const processors = cpus();
  return {
    cores: processors.length,
    cpu: processors[0]?.model.trim() ?? 'unknown',
    memory: totalmem(),
    platform: `${platform()} ${arch()}`,
    node: process.version,
    date: new Date().toISOString(),
    /** Of the minute before the run: work of others that takes part in the figures. */
    loadBefore: loadavg()[0] ?? 0,
  };
}
