/** The Vite plugins that the apps, Storybook and the browser tests share: one list, so that none of them lacks one. */
import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** Message ids are a hash of text and description, made at build; messages are parsed at build, not in the browser. */
export const messageIdPattern = '[sha512:contenthash:base64:6]';

export function sharedPlugins(): PluginOption[] {
  return [
    react(),
    vanillaExtractPlugin(),
    formatjs({ ast: true, idInterpolationPattern: messageIdPattern }) as PluginOption,
  ];
}
