import type { Plugin, Rolldown } from 'vite';

/** Maps a built style sheet to its public name: `actions/Button.css.ts.vanilla.css` → `actions/Button.css`. */
const fileOf = (name: string) => name.replace(/\.css\.ts\.vanilla\.css$/, '.css');

/** Declares the order of the layers. */
const layers = 'theme/layers.css';

/** Its styles, and those of what it imports, are in `base.css`. */
const formModule = 'forms/use-form.js';

const importedCss = (chunk: Rolldown.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

/** A chunk and the chunks it imports, dependencies first. */
function loadedWith(bundle: Rolldown.OutputBundle, name: string, found = new Set<Rolldown.OutputChunk>()) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(chunk)) return found;
  for (const imported of chunk.imports) loadedWith(bundle, imported, found);
  return found.add(chunk);
}

/**
 * Keeps each module's styles in a separate file, and combines all of them in `styles.css`. Modules import their
 * styles as `#styles/…`, which resolves to nothing unless a consumer opts in (see `imports` of the manifest), so the
 * code runs anywhere. The styles of basic forms are small, needed on nearly every page, and shared by so many modules
 * that a bundler would split them into four render-blocking files, so they come with the page's own styles.
 */
export function componentStyles(): Plugin {
  return {
    name: 'component-styles',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheets = new Map<string, string>();
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !name.endsWith('.css')) continue;
          sheets.set(fileOf(name), String(output.source).trim());
          delete bundle[name];
        }

        // Dependencies come first, and the page's own styles, an entry, before everything.
        const ofPage = bundle['styles.js'] as Rolldown.OutputChunk;
        if (!(formModule in bundle)) throw new Error(`there is no ${formModule}`);
        const base = [ofPage, ...loadedWith(bundle, formModule)];
        const order = new Set(base.flatMap((chunk) => importedCss(chunk).map(fileOf)));
        const join = () => [...order].map((file) => sheets.get(file)).join('\n');
        this.emitFile({ type: 'asset', fileName: 'base.css', source: join() });
        const inBase = new Set(order);
        for (const [file, source] of sheets) {
          if (inBase.has(file)) continue;
          // The first sheet that a page loads decides the order of the layers.
          this.emitFile({ type: 'asset', fileName: file, source: `${sheets.get(layers)}\n${source}` });
        }
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const files = importedCss(output).map(fileOf);
          for (const file of files) order.add(file);
          output.code = output.code.replace(/^\/\* empty css\s*\*\/\n/gm, '');
          if (output === ofPage) continue;
          const own = files.filter((file) => !inBase.has(file));
          output.code = `${own.map((file) => `import "#styles/${file}";\n`).join('')}${output.code}`;
        }
        if (order.size !== sheets.size) throw new Error('a style sheet belongs to no module');
        this.emitFile({ type: 'asset', fileName: 'styles.css', source: join() });
        delete bundle['styles.js'];
      },
    },
  };
}
