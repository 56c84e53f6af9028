import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Whether any process of a group still runs. A dead process nobody has collected does not count: in a
 * container whose first process collects none, a group would look alive for ever.
 * @param {number} group Id of the group's first process.
 */
export function isGroupAlive(group) {
  try {
    process.kill(-group, 0);
  } catch (error) {
    // EPERM: somebody is there, only not ours to signal.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  return process.platform !== 'linux' || membersOf(group).some(({ isDead }) => !isDead);
}

/** What Linux counts CPU time in, wherever Node runs on it. */
const tickMs = 10;

/**
 * Milliseconds of CPU that a process group has used so far, user and system: what a server starts counts as its own.
 * `null` when none of it runs, and on a system without /proc.
 * @param {number} group
 */
export function readGroupCpuMs(group) {
  const members = membersOf(group);
  return members.length === 0 ? null : members.reduce((sum, { ticks }) => sum + ticks, 0) * tickMs;
}

/** @param {number} group */
function membersOf(group) {
  const names = existsSync('/proc') ? readdirSync('/proc') : [];
  return names
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
    .filter((member) => member.group === group);
}

/** @param {string} pid */
function readProcess(pid) {
  try {
    return [parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    return []; // It ended between the listing and the reading.
  }
}

/**
 * Group and CPU time of a process, with its children that have ended.
 * @param {string} stat
 */
export function parseProcessStat(stat) {
  // The command's name stands in brackets and may hold spaces and brackets itself. The numbers are proc(5)'s.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, group, threads] = [fields[3 - 3], Number(fields[5 - 3]), Number(fields[20 - 3])];
  // A process looks dead when its first thread is, while the others still hold its ports.
  const isDead = (state === 'Z' || state === 'X') && threads <= 1;
  const ticks = fields.slice(14 - 3, 18 - 3).reduce((sum, time) => sum + Number(time), 0);
  return { group, isDead, ticks };
}
