import { ExplainedError } from '../setup/ExplainedError.mjs';

/**
 * The port a variable names, else the usual one. Throws an `ExplainedError` for what is no port.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {number} usual
 */
export function readPort(env, variable, usual) {
  const value = env[variable];
  if (value === undefined || value === '') return usual;

  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new ExplainedError(`${variable}=${value} is not usable: expected a port number from 1 to 65535.`);
}
