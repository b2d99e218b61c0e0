import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The file of an import from `@institute/values`, which the package includes. null for other packages. */
export const valuesFile = (name: string): string | null =>
  name.startsWith('@institute/values/') ? require.resolve(name) : null;

/** The path in the package of a source file, or of what is built from it: `values/src/formats/dates` → `formats/dates`. */
export const packedPath = (source: string): string =>
  source.replace(/^(?:design-system|values)[\\/]src[\\/]/, '');
