/**
 * @typedef {object} App
 * @property {string} project Name of the Nx project.
 * @property {string} folder From the workspace's root.
 * @property {number} port Where it listens unless `portVariable` says otherwise.
 * @property {string} portVariable
 * @property {string[]} siteCodes The sites it serves.
 * @property {string} build Target that makes it ready for production.
 * @property {string[]} prepare Targets that make it ready for development.
 */

/** Every app of the network, by the name one types. @type {Readonly<Record<string, App>>} */
export const apps = {
  fca: {
    project: '@cancha/fca',
    folder: 'apps/fca',
    port: 4001,
    portVariable: 'FCA_PORT',
    siteCodes: ['FCA'],
    build: '@cancha/fca:build',
    prepare: ['@cancha/themes:css', '@cancha/fca:assets'],
  },
};

/** Started when no app is named. */
export const mainApp = 'fca';
