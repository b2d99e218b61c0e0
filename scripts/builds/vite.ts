/**
 * The build configuration of the apps, Storybook and the browser tests: a shared list of plugins, so that none of
 * them lacks one.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parse } from '@formatjs/icu-messageformat-parser';
import formatjs from '@formatjs/unplugin/vite';
import mdx from '@mdx-js/rollup';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { testMoment } from '../given/moment.ts';
import { policyMarkdown } from '../reading/text-sources.ts';
import { buildTarget } from './browsers.ts';

/**
 * The id of a message without one is a hash of text and description, made at build time; `messages.ts` extracts with the
 * same pattern. The library names its texts, because others translate and reword them.
 */
export const messageIdPattern = '[sha512:contenthash:base64:6]';

/** @param ariaLocales the languages of react-aria's own texts. */
export function sharedPlugins(ariaLocales: string[] = ['en-US', 'es-ES']): PluginOption[] {
  return [
    { ...mdx({ ...policyMarkdown, include: '**/policies/*.mdx' }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin(),
    // Not flattened, because the id is the hash of the original text, both here and in `messages.ts`.
    formatjs({ ast: true, flatten: false, idInterpolationPattern: messageIdPattern }) as PluginOption,
    compiledTranslations(),
    { ...optimizeLocales.vite({ locales: ariaLocales }), enforce: 'pre' },
  ];
}

/** Combines small modules that many screens need into one chunk. A lower count would add them to every first load. */
const sharedGroup = (minShareCount: number) => ({
  name: 'shared',
  minShareCount,
  maxModuleSize: 3600,
  test: (id: string) =>
    /(design-system|values|shared-screens|portal|coach)\/src\/(?!illustrations\/)/.test(id) &&
    !/src\/(api|student|query-client)\.ts/.test(id),
});

/** Every page needs React. Public pages and sign-in send no queries, but their shell clears query errors. */
const groupsApart = [
  {
    name: 'react',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/|QueryErrorResetBoundary/,
  },
  { name: 'queries', priority: 1, test: /@tanstack\// },
];

/** The Vite configuration of an app. */
export function appConfig({
  port,
  apiPort = Number(process.env.PORT_API ?? 4000),
  sharedBy,
  plugins = [],
}: {
  port: number;
  apiPort?: number;
  /**
   * The number of chunks that must need a small module before it moves into the shared chunk. Found by trying: with it, the first
   * loads are within their budgets (`scripts/size.ts`).
   */
  sharedBy: number;
  /** What only this app needs. */
  plugins?: PluginOption[];
}): UserConfig {
  return {
    plugins: [...sharedPlugins(), preloadedFonts(), versionFile(), compressedAssets(), ...plugins],
    resolve: {
      // Messages are parsed at build time, so the browser loads no parser.
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
        },
        // React has it since version 18.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      ],
    },
    server: {
      port,
      strictPort: true,
      proxy: {
        '/api': { target: `http://127.0.0.1:${apiPort}`, rewrite: (path) => path.replace(/^\/api/, '') },
      },
    },
    build: {
      target: buildTarget,
      manifest: true,
      // A data: URL would need a weaker content security policy, and couldn't be cached.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Without the names of scripts and styles, because every first load includes the list of all of them.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [...groupsApart, sharedGroup(sharedBy)],
          },
        },
      },
    },
  };
}

/**
 * Precompiles texts, so that the browser needs no message parser: translations (`lang/es.json`), or the extracted source
 * (`lang/en.json`).
 */
export function compiledTexts(json: string): string {
  const texts = Object.entries(JSON.parse(json) as Record<string, string | { defaultMessage: string }>)
    .map(([id, text]) => [id, typeof text === 'string' ? text : text.defaultMessage] as const)
    .filter(([, text]) => text !== '');
  return JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)])));
}

/** Parses texts at build time: those of a package, and those that an institute words itself. */
function compiledTranslations(): Plugin {
  return {
    name: 'compiled-translations',
    enforce: 'pre',
    transform(code, id) {
      return /\/(?:lang|institute-texts)\/[a-z-]+\.json$/.test(id) ? compiledTexts(code) : undefined;
    },
  };
}

/**
 * Preloads the Latin fonts with the page rather than after its styles, so that they are ready for the first paint.
 */
function preloadedFonts(): Plugin {
  let base = '/';
  return {
    name: 'preloaded-fonts',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(figtree|fraunces)-latin-wght-normal-[^/]+\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: base + file, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** Writes `version.json`, which open pages poll to detect a new deployment. */
function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
        if (!entry) throw new Error('There is no entry script to name the version by');
        const source = JSON.stringify({ entry: `/${entry.fileName}` });
        this.emitFile({ type: 'asset', fileName: 'version.json', source });
      },
    },
  };
}

/** Writes `.br` and `.gz` next to each text file, once at build time instead of on each request. */
function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    // A page's service worker answers as it is.
    apply: (config, { command }) => command === 'build' && !config.build?.ssr && config.base !== './',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg|json)$/.test(fileName) || fileName.startsWith('.vite/')) continue;
          const source = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          if (source.length < 1024) continue;
          const brotli = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          });
        }
      },
    },
  };
}

/** The Vitest configuration of an app's unit tests, for `defineConfig`. */
export const appTestConfig = {
  plugins: [vanillaExtractPlugin(), formatjs({ idInterpolationPattern: messageIdPattern }) as PluginOption],
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node' as const,
    setupFiles: ['../scripts/given/test-clock.ts'],
    fakeTimers: { now: Date.parse(testMoment) },
    maxWorkers: 2,
    isolate: false,
    // Far longer than any test takes, for busy machines.
    testTimeout: 60_000,
  },
};
