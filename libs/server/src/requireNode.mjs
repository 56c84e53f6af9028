import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Ends the process with one line when this Node is older than the `engines` of a package ask for. Plain JavaScript: an
 * older Node cannot read anything else.
 * @param {string} folder
 */
export function requireNode(folder) {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, engines } = /** @type {{ name: string, engines: { node: string } }} */ (JSON.parse(manifest));
  const oldest = parseInt(engines.node.replace('>=', ''), 10);
  if (parseInt(process.version.slice(1), 10) >= oldest) return;
  console.error(
    `Node ${process.version} is too old for ${name}: start it with npm start, which brings its own Node, or use Node ${oldest} (nvm use).`,
  );
  process.exit(1);
}
