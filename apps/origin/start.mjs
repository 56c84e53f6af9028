import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Plain JavaScript: a Node that is too old cannot read anything else.
const manifest = readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8');
const { engines } = /** @type {{ engines: { node: string } }} */ (JSON.parse(manifest));
const oldest = parseInt(engines.node.replace('>=', ''), 10);
if (parseInt(process.version.slice(1), 10) < oldest) {
  console.error(
    `Node ${process.version} is too old for the backend: start it with npm start -w @cancha/origin, which brings its own Node, or use Node ${oldest} (nvm use).`,
  );
  process.exit(1);
}
if (!existsSync(path.join(import.meta.dirname, 'dist/main.js'))) {
  console.error('The backend is not built: npx nx run @cancha/origin:build');
  process.exit(1);
}
await import('./dist/main.js');
