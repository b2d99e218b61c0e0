/** The Vite plugins that the apps, Storybook and the browser tests share: one list, so that none of them lacks one. */

import { parse } from '@formatjs/icu-messageformat-parser';
import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';

/** Message ids are a hash of text and description, made at build; `texts.ts` extracts with the same pattern. */
export const messageIdPattern = '[sha512:contenthash:base64:6]';

export function sharedPlugins(): PluginOption[] {
  return [
    react(),
    vanillaExtractPlugin(),
    // Not flattened: the id is the hash of the text as it stands, here and where `texts.ts` extracts it.
    formatjs({ ast: true, flatten: false, idInterpolationPattern: messageIdPattern }) as PluginOption,
    compiledTranslations(),
  ];
}

/** Parses the translations (`lang/es.json`) at build, so that the browser needs no message parser. */
function compiledTranslations(): Plugin {
  return {
    name: 'compiled-translations',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/lang\/es\.json$/.test(id)) return;
      const texts = Object.entries(JSON.parse(code) as Record<string, string>).filter(
        ([, text]) => text !== '',
      );
      return JSON.stringify(Object.fromEntries(texts.map(([messageId, text]) => [messageId, parse(text)])));
    },
  };
}
