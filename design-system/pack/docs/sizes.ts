import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What every page with the library has anyway. */
const external = ['react', 'react-dom', 'react/jsx-runtime', 'react-intl'];

/**
 * Bytes of script, minified and gzipped, that a module of the packed library in `folder` adds to a page that has React
 * and an `IntlProvider`. Parts that load when they are needed don't count.
 */
export async function sizeOf(folder: string, module: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [module],
    outdir: 'sizes',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    metafile: true,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { outputs } = metafile;
  const loaded = new Set(Object.keys(outputs).filter((name) => outputs[name]!.entryPoint === module));
  for (const name of loaded)
    for (const { path, kind } of outputs[name]!.imports)
      if (kind === 'import-statement' && path in outputs) loaded.add(path);
  return outputFiles
    .filter(({ path }) => [...loaded].some((name) => path.replaceAll('\\', '/').endsWith(`/${name}`)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
