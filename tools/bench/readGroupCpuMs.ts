import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What Linux counts CPU time in, wherever Node runs on it. */
const tickMs = 10;

/**
 * Milliseconds of CPU that a process group has used so far, user and system: what a server starts counts as its own.
 * `null` when none of it runs, and on a system without /proc.
 * @param group Id of the group's first process.
 */
export function readGroupCpuMs(group: number): number | null {
  const names = existsSync('/proc') ? readdirSync('/proc') : [];
  const processes = names.filter((name) => /^\d+$/.test(name)).flatMap(readProcess);
  const members = processes.filter((member) => member.group === group);
  return members.length === 0 ? null : members.reduce((sum, { ticks }) => sum + ticks, 0) * tickMs;
}

function readProcess(pid: string) {
  try {
    return [parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    return []; // It ended between the listing and the reading.
  }
}

/** Group and CPU time of a process, with its children that have ended. */
export function parseProcessStat(stat: string): { group: number; ticks: number } {
  // The command's name stands in brackets and may hold spaces and brackets itself. The numbers are proc(5)'s.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(14 - 3, 18 - 3).reduce((sum, time) => sum + Number(time), 0);
  return { group: Number(fields[5 - 3]), ticks };
}
