import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const specifier = /((?<![.\w])(?:from|import)\s*\(?\s*)(['"])([^'"]+)\2/g;

/**
 * Writes the declarations of the entries (paths under `src`) and everything they refer to into `target`. Returns the
 * packages that they import. The compiler doesn't rewrite the `.ts` in import paths of declarations.
 */
export function writeDeclarations(folder: string, entries: string[], target: string): Set<string> {
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
        rootDir: join(folder, 'src'),
        outDir: join(staging, 'src'),
        // Relative to the folder of this temporary configuration.
        typeRoots: [join(folder, '..', 'node_modules', '@types'), join(folder, '..', 'node_modules')],
        types: ['node', 'vite/client'],
      },
      include: [join(folder, 'src')],
      exclude: [join(folder, 'src/**/*.test.ts'), join(folder, 'src/**/*.test-d.ts')],
    }),
  );
  const packages = new Set<string>();
  try {
    execFileSync('tsc', ['-p', config], { stdio: ['ignore', 'inherit', 'inherit'] });
    const waiting = entries.map((entry) => join(staging, 'src', entry));
    const seen = new Set(waiting);
    for (const file of waiting) {
      const text = readFileSync(declarationOf(file), 'utf8').replace(
        specifier,
        (_all, before, quote, name: string) => {
          if (!name.startsWith('.')) {
            packages.add(name);
            return `${before}${quote}${name}${quote}`;
          }
          const source = join(dirname(file), name);
          if (!seen.has(source)) {
            seen.add(source);
            waiting.push(source);
          }
          return `${before}${quote}${name.replace(/\.tsx?$/, '.js')}${quote}`;
        },
      );
      const output = join(target, relative(join(staging, 'src'), declarationOf(file)));
      mkdirSync(dirname(output), { recursive: true });
      writeFileSync(output, text);
    }
  } finally {
    rmSync(staging, { recursive: true });
  }
  return packages;
}

const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts');
