/**
 * `npm run pack`: writes the publishable library to `dist/`, and a tarball next to it. It has separate modules with
 * declarations, one style sheet, fonts, tokens and messages, so consumers need no plugin and no build step. It includes the
 * values, so that there is one package to install.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildTarget } from '../../scripts/builds/browsers.ts';
import { compiledTexts, sharedPlugins } from '../../scripts/builds/vite.ts';
import { clientModules } from './client-modules.ts';
import { componentStyles } from './component-styles.ts';
import { writeDeclarations } from './declarations.ts';
import { designTokens } from './design-tokens.ts';
import { writeDocs } from './docs/write-docs.ts';
import { type Manifest, moduleEntries, packedManifest } from './manifest.ts';
import { packedPath } from './values.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const values = join(folder, '../values');
const target = join(folder, 'dist');
const manifestOf = (path: string) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
const sources = manifestOf(folder);
const entries = moduleEntries(sources);
/** The manifest's `imports` choose between these. */
const preloaded = [
  ...['src/intl/preloaded-texts.ts', 'src/intl/no-preloaded-texts.ts'],
  ...['../values/src/formats/places/preloaded.ts', '../values/src/formats/places/not-preloaded.ts'],
];
const languages = ['en', 'es', 'de', 'ar'];
const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Builds the modules and the style sheet. Returns the packages that the modules import. */
async function writeModules(): Promise<Set<string>> {
  const imported = new Set<string>();
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [sharedPlugins(), clientModules(), componentStyles()],
    build: {
      outDir: target,
      // Consumers minify, and read this in a debugger.
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      target: buildTarget,
      lib: {
        formats: ['es'],
        entry: {
          styles: 'src/theme/styles.css.ts',
          ...Object.fromEntries(preloaded.map((file) => [file.replace(/^.*src\/|\.ts$/g, ''), file])),
          ...Object.fromEntries(
            entries.map(({ source }) => [source.replace(/\.tsx?$/, ''), `src/${source}`]),
          ),
        },
      },
      rolldownOptions: {
        external: (name) =>
          /^[@#]?[a-z]/.test(name) && !name.startsWith('src/') && !name.startsWith('@institute/values/'),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: ({ name }) => (name.startsWith('values/') ? `${packedPath(name)}.js` : '[name].js'),
        },
        plugins: [
          {
            name: 'imported-packages',
            generateBundle(_options, bundle) {
              for (const output of Object.values(bundle)) {
                if (output.type !== 'chunk') continue;
                for (const name of [...output.imports, ...output.dynamicImports])
                  if (!(name in bundle) && !name.startsWith('#')) imported.add(name);
              }
            },
          },
        ],
      },
    },
  });
  return imported;
}

/** Copies the font faces with their files and licenses, which are separate packages during development. */
function writeFonts() {
  const require = createRequire(import.meta.url);
  mkdirSync(join(target, 'fonts'));
  const css = readFileSync(join(folder, 'src/theme/fonts.css'), 'utf8').replace(
    /url\("(@[^/]+\/([^/]+)\/[^"]+)"\)/g,
    (_all, file: string, family: string) => {
      const path = require.resolve(file);
      copyFileSync(path, join(target, 'fonts', basename(path)));
      copyFileSync(join(dirname(path), '..', 'LICENSE'), join(target, 'fonts', `LICENSE-${family}`));
      return `url("./fonts/${basename(path)}")`;
    },
  );
  writeFileSync(join(target, 'fonts.css'), css);
}

rmSync(target, { recursive: true, force: true });
const modules = await writeModules();
const types = writeDeclarations(
  folder,
  entries.map(({ source }) => source),
  target,
);
writeFonts();
const tokenFiles = designTokens();
for (const [name, tokens] of Object.entries(tokenFiles)) writeFileSync(join(target, name), print(tokens));
mkdirSync(join(target, 'lang'));
for (const language of languages) {
  const texts = readFileSync(join(folder, `src/intl/lang/${language}.json`), 'utf8');
  writeFileSync(join(target, `lang/${language}.json`), compiledTexts(texts));
}
for (const file of ['README.md', 'CHANGELOG.md'])
  if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(target, file));
copyFileSync(join(folder, '..', 'LICENSE'), join(target, 'LICENSE'));
copyFileSync(join(values, 'src/formats/places/LICENSE'), join(target, 'LICENSE-cldr'));
writeFileSync(join(target, 'no-styles.js'), 'export {};\n');
writeFileSync(join(target, 'css.d.ts'), 'export {};\n');
const files = [
  'styles.css',
  'base.css',
  'fonts.css',
  ...Object.keys(tokenFiles),
  ...languages.map((language) => `lang/${language}.json`),
];
const dependencies = { ...manifestOf(values).dependencies, ...sources.dependencies };
writeFileSync(
  join(target, 'package.json'),
  print(packedManifest({ ...sources, dependencies }, { modules, types }, files)),
);
// Measures what is packed.
await writeDocs(folder, sources, target);

for (const file of readdirSync(folder)) if (file.endsWith('.tgz')) rmSync(join(folder, file));
execFileSync('npm', ['pack', './dist', '--silent'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
