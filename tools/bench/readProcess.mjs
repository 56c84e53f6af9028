import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseProcessStat } from './parseProcessStat.mjs';

/** @type {number | undefined} */
let tickMs;

/**
 * CPU time a process has used so far, user and system, without its children.
 * @param {number} pid
 * @returns {number | null} Milliseconds; `null` on a system without /proc.
 */
export function readCpuMs(pid) {
  const stat = readProc(pid, 'stat');
  if (stat === null) return null;
  const { userTicks, systemTicks } = parseProcessStat(stat);
  return (userTicks + systemTicks) * (tickMs ??= readTickMs());
}

/**
 * Memory a process holds.
 * @param {number} pid
 * @returns {number | null} Bytes; `null` on a system without /proc.
 */
export function readRssBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, 'status') ?? '') ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

/**
 * @param {number} pid
 * @param {'stat' | 'status'} file
 */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

function readTickMs() {
  try {
    return 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  } catch {
    return 10; // What Linux has used for decades.
  }
}
