/** Bundles the server for browsers. Run by `src/in-page/build.ts`, which adds the world. */
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { adapters } from './src/in-page/adapters.ts';

const source = join(import.meta.dirname, 'src');

/** Puts the adapters in the place of what only Node has. */
const inPlaceOfNode = (): Plugin => ({
  name: 'in-place-of-node',
  enforce: 'pre',
  async resolveId(id, importer) {
    const own = adapters[id];
    if (own) return join(source, 'in-page/node', own);
    if (!importer?.startsWith(source) || !id.startsWith('.')) return undefined;
    const adapter = adapters[relative(source, join(importer, '..', id))];
    return adapter && join(source, 'in-page/node', adapter);
  },
});

export default defineConfig({
  root: source,
  base: './',
  worker: {
    format: 'es',
    plugins: () => [inPlaceOfNode()],
    rolldownOptions: {
      output: {
        // Apart, because the fonts of all scripts are many times the rest, and a document needs few of them.
        assetFileNames: ({ originalFileNames: [name = ''] }) =>
          `${name.includes('/@fontsource') ? 'script-fonts' : 'assets'}/[name]-[hash][extname]`,
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: { client: join(source, 'in-page/client.ts') },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
  },
});
