/**
 * CPU time of a process, in clock ticks: its own threads, not its children. Throws when the text is none of
 * /proc/<pid>/stat.
 * @param {string} stat
 * @returns {{ userTicks: number, systemTicks: number }}
 */
export function parseProcessStat(stat) {
  // The command's name stands in brackets and may hold spaces and brackets itself.
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = [Number(afterName[11]), Number(afterName[12])];
  if (stat.includes(')') && Number.isInteger(userTicks) && Number.isInteger(systemTicks)) {
    return { userTicks, systemTicks };
  }
  throw new Error('This is no process status.');
}
