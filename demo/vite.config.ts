import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { sharedPlugins } from '../scripts/builds/vite.ts';

export default defineConfig({
  base: './',
  plugins: sharedPlugins(),
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
      },
    ],
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
