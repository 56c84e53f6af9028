import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @type {number | undefined} */
let tickMs;

/**
 * CPU time that a process group has used so far, user and system: what a server starts counts as its own.
 * @param {number} group
 * @returns {number | null} Milliseconds; `null` when none of it runs, and on a system without /proc.
 */
export function readGroupCpuMs(group) {
  const members = listProcesses()
    .flatMap(readStat)
    .filter((stat) => stat.group === group);
  if (members.length === 0) return null;
  return members.reduce((sum, { ticks }) => sum + ticks, 0) * (tickMs ??= readTickMs());
}

function listProcesses() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** @param {string} pid */
function readStat(pid) {
  try {
    return [parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    return []; // It has ended.
  }
}

/**
 * Group and CPU time of a process, in clock ticks, with its children that have ended. Throws when the text is none of
 * /proc/<pid>/stat.
 * @param {string} stat
 */
export function parseProcessStat(stat) {
  // The command's name stands in brackets and may hold spaces and brackets itself.
  const afterName = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const group = afterName[2];
  const ticks = afterName.slice(11, 15).reduce((sum, time) => sum + time, 0);
  if (stat.includes(')') && group !== undefined && Number.isInteger(ticks) && afterName.length > 15) {
    return { group, ticks };
  }
  throw new Error('This is no process status.');
}

function readTickMs() {
  try {
    return 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  } catch {
    return 10; // What Linux has used for decades.
  }
}
