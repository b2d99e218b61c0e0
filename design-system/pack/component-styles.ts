import type { Plugin, Rolldown } from 'vite';

/** `actions/Button.css.ts.vanilla.css`, as the styles of a module leave the build → `actions/Button.css`. */
const fileOf = (name: string) => name.replace(/\.css\.ts\.vanilla\.css$/, '.css');

/** Says in which order the layers are. */
const layers = 'theme/layers.css';

const importedCss = (chunk: Rolldown.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

/** The chunks that are loaded with one, what a chunk builds on before it. */
function loadedWith(bundle: Rolldown.OutputBundle, name: string, found = new Set<Rolldown.OutputChunk>()) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(chunk)) return found;
  for (const imported of chunk.imports) loadedWith(bundle, imported, found);
  return found.add(chunk);
}

/**
 * Keeps the styles of each module in a file of its own, and puts all of them together in `styles.css`. The modules name
 * their files as `#styles/…`, which is nothing unless a consumer asks for it (see `imports` of the manifest): code runs
 * wherever it is imported, styles or not. What a form needs is small, on nearly every page, and shared by so many modules
 * that a bundler would make four files of it, each of which a page waits for: it comes with the page's own styles.
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

        // What a module builds on comes before it; the page's own styles, an entry, come first of all.
        const ofPage = bundle['styles.js'] as Rolldown.OutputChunk;
        const base = [ofPage, ...loadedWith(bundle, 'forms/use-app-form.js')];
        const order = new Set(base.flatMap((chunk) => importedCss(chunk).map(fileOf)));
        const join = () => [...order].map((file) => sheets.get(file)).join('\n');
        this.emitFile({ type: 'asset', fileName: 'base.css', source: join() });
        const inBase = new Set(order);
        for (const [file, source] of sheets) {
          if (inBase.has(file)) continue;
          // Whichever sheet a page loads first decides the order of the layers.
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
