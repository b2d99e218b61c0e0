import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { packedPath, valuesFile } from './values.ts';

const specifier = /((?<![.\w])(?:from|import)\s*\(?\s*)(['"])([^'"]+)\2/g;

/**
 * Writes the declarations of the entries (paths under `src`) and everything they refer to into `target`, those of the
 * values too. Returns the packages that they import. The compiler doesn't rewrite the `.ts` in import paths of declarations.
 */
export function writeDeclarations(folder: string, entries: string[], target: string): Set<string> {
  const root = join(folder, '..');
  const sources = [join(folder, 'src'), join(root, 'values/src')];
  const staging = mkdtempSync(join(tmpdir(), 'declarations-'));
  const config = join(staging, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(folder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        allowImportingTsExtensions: true,
        rootDir: root,
        outDir: staging,
        // Relative to the folder of this temporary configuration.
        typeRoots: [join(root, 'node_modules', '@types'), join(root, 'node_modules')],
        types: ['node', 'vite/client'],
      },
      include: sources,
      exclude: sources.flatMap((source) => [`${source}/**/*.test.ts`, `${source}/**/*.test-d.ts`]),
    }),
  );
  const packages = new Set<string>();
  try {
    execFileSync('tsc', ['-p', config], { stdio: ['ignore', 'inherit', 'inherit'] });
    const waiting = entries.map((entry) => join(folder, 'src', entry));
    const seen = new Set(waiting);
    for (const file of waiting) {
      const from = packedPath(relative(root, file));
      const text = readFileSync(join(staging, declarationOf(relative(root, file))), 'utf8').replace(
        specifier,
        (_all, before, quote, name: string) => {
          const source = name.startsWith('.') ? join(dirname(file), name) : valuesFile(name);
          if (!source) {
            packages.add(name);
            return `${before}${quote}${name}${quote}`;
          }
          if (!seen.has(source)) {
            seen.add(source);
            waiting.push(source);
          }
          const path = relative(dirname(from), packedPath(relative(root, source))).replaceAll('\\', '/');
          return `${before}${quote}${path.startsWith('.') ? '' : './'}${path.replace(/\.tsx?$/, '.js')}${quote}`;
        },
      );
      const output = join(target, declarationOf(from));
      mkdirSync(dirname(output), { recursive: true });
      writeFileSync(output, text);
    }
  } finally {
    rmSync(staging, { recursive: true });
  }
  return packages;
}

const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts');
