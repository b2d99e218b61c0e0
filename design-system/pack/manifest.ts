/** The relevant parts of a `package.json`. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: { node: string };
  browserslist: string[];
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
}

/** An export of the sources and its packed form. */
export interface Entry {
  /** `./forms` */
  name: string;
  /** Relative to `src`: `forms/index.ts`. */
  source: string;
}

/** The entries that are modules. The others are files (`./fonts.css`). */
export const moduleEntries = ({ exports }: Manifest): Entry[] =>
  Object.entries(exports)
    .filter(([name]) => !/\.\w+$/.test(name))
    .map(([name, path]) => ({ name, source: path.replace('./src/', '') }));

const ownerOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Builds the packed library's `package.json`. Its dependencies are what the modules import, as ranges, so that
 * consumers get a single copy. Packages used only in types are optional peers.
 */
export function packedManifest(
  sources: Manifest,
  imported: { modules: Set<string>; types: Set<string> },
  files: string[],
): object {
  const range = (name: string) => {
    const version = sources.dependencies[name];
    if (!version) throw new Error(`${name} is imported, and not among the dependencies`);
    return `^${version}`;
  };
  const owners = (names: Set<string>) =>
    [...new Set([...names].map(ownerOf))].filter((name) => !(name in sources.peerDependencies)).sort();
  const dependencies = owners(imported.modules);
  const typesOnly = owners(imported.types).filter((name) => !dependencies.includes(name));
  const optional = Object.fromEntries(typesOnly.map((name) => [name, { optional: true }]));

  const modules = moduleEntries(sources).map(({ name, source }) => {
    const path = `./${source.replace(/\.tsx?$/, '')}`;
    return [name, { types: `${path}.d.ts`, default: `${path}.js` }];
  });
  return {
    name: sources.name,
    version: sources.version,
    description: sources.description,
    license: sources.license,
    type: 'module',
    engines: sources.engines,
    browserslist: sources.browserslist,
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(modules),
      ...Object.fromEntries(
        files.map((file) => [
          `./${file}`,
          file.endsWith('.css') ? { types: './css.d.ts', default: `./${file}` } : `./${file}`,
        ]),
      ),
      './package.json': './package.json',
    },
    imports: {
      '#styles/*': { 'component-styles': './*', default: './no-styles.js' },
      '#place-names': {
        browser: './formats/places/not-preloaded.js',
        default: './formats/places/preloaded.js',
      },
      '#preloaded-texts': {
        browser: './intl/no-preloaded-texts.js',
        default: './intl/preloaded-texts.js',
      },
    },
    dependencies: Object.fromEntries(dependencies.map((name) => [name, range(name)])),
    peerDependencies: {
      ...sources.peerDependencies,
      ...Object.fromEntries(typesOnly.map((name) => [name, range(name)])),
    },
    peerDependenciesMeta: { ...sources.peerDependenciesMeta, ...optional },
  };
}
