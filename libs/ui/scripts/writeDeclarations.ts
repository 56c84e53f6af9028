import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { shippedSources } from './shippedSources.ts';

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

/** `libs/ui/src/x` → `dist/x`; the types that other libs lend → `dist/_<lib>/x`, as nobody outside has those libs. */
function placeOf(file: string, libs: string, dist: string): string {
  const [lib = '', , ...rest] = path.relative(libs, file).split(path.sep);
  return path.join(dist, ...(lib === 'ui' ? [] : [`_${lib}`]), ...rest);
}

/** Rewrites imports in declarations for Node: relative, with an extension. */
function withPlainPaths(text: string, place: string, dist: string): string {
  const relative = (target: string) => {
    const there = path.relative(path.dirname(place), target);
    return there.startsWith('.') ? there : `./${there}`;
  };
  return text.replaceAll(
    /(\bfrom |\bimport\(|\bimport )(['"])(\.{1,2}\/[^'"]+|@cancha\/[^'"]+)\2/g,
    (_whole, before: string, quote: string, source: string) => {
      const [, lib = '', rest = ''] = /^@cancha\/([^/]+)\/(.+)$/.exec(source) ?? [];
      const target =
        lib === '' ? source : relative(path.join(dist, ...(lib === 'ui' ? [] : [`_${lib}`]), rest));
      return `${before}${quote}${target}.js${quote}`;
    },
  );
}

/** Writes the types of every shipped module. Returns the number of files; throws for type errors. */
export function writeDeclarations(root: string, dist: string): number {
  const libs = path.join(root, '..');
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram({
    rootNames: [
      path.join(root, 'src/css-modules.d.ts'),
      ...shippedSources(root).map((file) => path.join(root, file)),
    ],
    options: { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: libs },
  });

  let written = 0;
  const { diagnostics } = program.emit(undefined, (_name, text, _bom, _error, [source] = []) => {
    if (!source) return;
    const place = placeOf(source.fileName, libs, dist).replace(/\.tsx?$/, '.d.ts');
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, withPlainPaths(text, place, dist));
    written += 1;
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, host));
  return written;
}
