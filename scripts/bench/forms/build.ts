import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
/** Outside of the workspace, because the compared libraries aren't dependencies of the product. */
const folder = join(root, '.cache', 'bench-forms');

/** Name → description. Each has a page in `pages/`. */
export const pages = {
  floor: 'plain React, native inputs',
  ours: 'this library',
  controlled: 'this library, one parent state',
  aria: 'react-aria-components, bare',
  carbon: 'Carbon',
  primer: 'Primer',
} as const;
export type PageName = keyof typeof pages;

/** Installs the compared libraries in the versions of `package.json`, and unpacks the packed library next to them. */
function install(): void {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(here, 'package.json'), join(folder, 'package.json'));
  if (!existsSync(join(folder, 'node_modules', '@carbon')))
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
      cwd: folder,
      stdio: 'inherit',
    });
  const library = join(root, 'design-system');
  const packed = readdirSync(library).find((file) => file.endsWith('.tgz'));
  if (!packed) throw new Error('nothing is packed: npm run pack -w @institute/design-system');
  const target = join(folder, 'node_modules', '@institute', 'design-system');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(library, packed), '-C', target, '--strip-components=1']);
}

/** Builds every page into a separate folder and returns the folders. */
export async function buildPages(): Promise<Record<PageName, string>> {
  install();
  const sources = join(folder, 'pages');
  rmSync(sources, { recursive: true, force: true });
  cpSync(join(here, 'pages'), sources, { recursive: true });
  const built: Partial<Record<PageName, string>> = {};
  for (const name of Object.keys(pages) as PageName[]) {
    writeFileSync(
      join(sources, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Enrollment</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="./${name}.tsx"></script></body></html>`,
    );
    const outDir = join(folder, 'dist', name);
    await build({
      configFile: false,
      root: sources,
      base: './',
      logLevel: 'error',
      // Resolves to a single React, and includes only the used styles of our library.
      resolve: {
        dedupe: ['react', 'react-dom'],
        conditions: ['component-styles', ...defaultClientConditions],
      },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    built[name] = outDir;
  }
  return built as Record<PageName, string>;
}
