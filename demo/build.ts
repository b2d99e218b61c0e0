/**
 * `npm run build -w @institute/demo`: the whole product as static files in `dist`, for any folder of any server: both
 * apps, the server with the demo world, and the page around them. Besides, `clinic/`: a form that another company might make
 * of the library.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { buildWorld } from '../api-server/src/in-page/build.ts';

const root = import.meta.dirname;
const output = join(root, 'dist');

// Links to the other app start in the folder of this one, as all paths do.
process.env.VITE_COACH_URL = '/../coach';
process.env.VITE_PORTAL_URL = '/../portal';
delete process.env.VITE_API_URL;
delete process.env.VITE_ANALYTICS_URL;

async function buildApp(folder: string, outDir: string): Promise<void> {
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    base: './',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}

/** A script without imports, under its own name. */
async function buildScript(name: string, define: InlineConfig['define'] = {}): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define,
    publicDir: false,
    build: {
      outDir: output,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, `src/${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

await rm(output, { recursive: true, force: true });
await buildApp(root, output);
await buildApp(join(root, '../portal'), join(output, 'portal'));
await buildApp(join(root, '../coach'), join(output, 'coach'));
await buildApp(join(root, 'clinic'), join(output, 'clinic'));
await buildWorld(join(output, 'world'));
await buildScript('clock');
await buildScript('frame-brand');

// The apps poll their own `version.json`.
const unused = ['version.json'];
for (const folder of ['.', 'portal', 'coach'])
  unused.push(join(folder, '.vite'), join(folder, 'preview.png'));
for (const path of unused) await rm(join(output, path), { recursive: true, force: true });

// A copy for working offline has no fonts of other scripts, which are fetched when a document needs them, and not the
// clinic's form, which isn't a part of the product.
const files = (await filesOf(output)).filter((file) => !/^(world\/script-fonts|clinic)\//.test(file));
const hash = createHash('sha256');
for (const file of files) hash.update(file).update(await readFile(join(output, file)));
await buildScript('service-worker', {
  __FILES__: JSON.stringify(files.filter((file) => file !== 'index.html').concat('index.html')),
  __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 12)),
});
