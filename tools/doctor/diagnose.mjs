/**
 * @typedef {object} Finding
 * @property {boolean} ok
 * @property {boolean} needed Whether nothing runs without it.
 * @property {string} what What was looked at, with what was found.
 * @property {string} advice What to do when it is not there.
 */

/** Oldest Node that installs the workspace, and what an installation with a build of every app takes. */
const [oldestNode, leastDiskGb, leastMemoryGb] = [20, 4, 4];

const programs = [
  {
    use: 'Chromium, for stories, pictures and e2e',
    packages: 'chromium chromium-headless-shell',
    files: ['/usr/bin/chromium'],
  },
  {
    use: 'PostgreSQL, for tests of the backend that are skipped without',
    packages: 'postgresql',
    files: ['/usr/bin/pg_virtualenv'],
  },
  {
    use: 'nginx, for npm run bench and the tests of npm run edge',
    packages: 'nginx',
    files: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
  },
];

/**
 * What a machine has and lacks.
 * @param {import('./readMachine.mjs').Machine} machine
 * @returns {Finding[]}
 */
export function diagnose({ node, npm, git, hooks, isInstalled, memoryGb, diskGb, taken, has }) {
  return [
    need(parseInt(node.slice(1), 10) >= oldestNode, `Node ${node}`, `install Node ${oldestNode} or newer`),
    need(npm !== '', `npm ${npm}`, 'install npm, which comes with Node'),
    need(git !== '', git || 'git', 'install git'),
    need(diskGb >= leastDiskGb, `${diskGb.toFixed(1)} GB of disk`, `make room: ${leastDiskGb} GB are needed`),
    want(
      memoryGb >= leastMemoryGb,
      `${memoryGb.toFixed(1)} GB of memory`,
      `with less than ${leastMemoryGb} GB, build one app after the other: nx run-many -t build --parallel=1`,
    ),
    want(isInstalled, 'packages', 'npm start and npm test install them'),
    ...programs.map(({ use, packages, files }) =>
      want(
        files.some((file) => has(file)),
        use,
        `on Debian: apt-get install ${packages}`,
      ),
    ),
    want(
      taken.length === 0,
      taken.length === 0 ? 'ports' : `ports: ${taken.join(', ')} taken`,
      'stop what uses them, or choose others: FCA_PORT=4101 npm start (docs/environment.md)',
    ),
    want(
      hooks === '.githooks',
      'git hooks',
      'git config core.hooksPath .githooks: a push then tests what it changes',
    ),
  ];
}

/** @param {boolean} ok @param {string} what @param {string} advice */
const need = (ok, what, advice) => ({ ok, needed: true, what, advice });
/** @param {boolean} ok @param {string} what @param {string} advice */
const want = (ok, what, advice) => ({ ok, needed: false, what, advice });
