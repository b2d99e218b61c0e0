import type { Plugin, Rolldown } from 'vite';

/** `actions/Button.css.ts.vanilla.css`, as the styles of a module leave the build → `actions/Button.css`. */
const fileOf = (name: string) => name.replace(/\.css\.ts\.vanilla\.css$/, '.css');

const importedCss = (chunk: Rolldown.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

/**
 * Keeps the styles of each module in a file of its own, and puts all of them together in `styles.css`. The modules name
 * their files as `#styles/…`, which is nothing unless a consumer asks for it (see `imports` of the manifest): code runs
 * wherever it is imported, styles or not.
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
        for (const [file, source] of sheets) this.emitFile({ type: 'asset', fileName: file, source });

        // What a module builds on comes before it; the page's own styles, an entry, come first of all.
        const base = bundle['styles.js'] as Rolldown.OutputChunk;
        const order = new Set(importedCss(base).map(fileOf));
        const join = () => [...order].map((file) => sheets.get(file)).join('\n');
        this.emitFile({ type: 'asset', fileName: 'base.css', source: join() });
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const files = importedCss(output).map(fileOf);
          for (const file of files) order.add(file);
          output.code = output.code.replace(/^\/\* empty css\s*\*\/\n/gm, '');
          if (output === base || files.length === 0) continue;
          output.code = `${files.map((file) => `import "#styles/${file}";\n`).join('')}${output.code}`;
        }
        if (order.size !== sheets.size) throw new Error('a style sheet belongs to no module');
        this.emitFile({ type: 'asset', fileName: 'styles.css', source: join() });
        delete bundle['styles.js'];
      },
    },
  };
}
