import { readdirSync, readFileSync } from 'node:fs';

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
  return process.platform !== 'linux' || hasRunningMember(group);
}

/** @param {number} group */
function hasRunningMember(group) {
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && isRunningIn(group, entry));
}

/**
 * @param {number} group
 * @param {string} pid
 */
function isRunningIn(group, pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name stands in brackets and may hold spaces and brackets itself. The numbers are proc(5)'s.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, processGroup, threads] = [fields[3 - 3], fields[5 - 3], fields[20 - 3]];
    // A process looks dead when its first thread is, while the others still hold its ports.
    const isDead = (state === 'Z' || state === 'X') && Number(threads) <= 1;
    return Number(processGroup) === group && !isDead;
  } catch {
    return false; // It ended between the listing and the reading.
  }
}
