/** Oldest Node that can run the workspace's commands until the pinned one is installed. */
export const oldestNode = 20;

/**
 * One line when a Node is too old, else `null`. Written in old words on purpose: it has to run there.
 * @param {string} version Such as `v20.11.1`.
 */
export function complaintAboutNode(version) {
  const major = parseInt(version.replace('v', ''), 10);
  if (major >= oldestNode) return null;
  return 'Node ' + version + ' is too old: install Node ' + oldestNode + ' or newer (https://nodejs.org).';
}

/** Ends the process with one line when this Node is too old. Call it before anything else is imported. */
export function refuseOldNode() {
  const complaint = complaintAboutNode(process.version);
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}
