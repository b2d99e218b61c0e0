import { defineConfig } from 'vite';
import { sharedPlugins } from '../../scripts/builds/vite.ts';

export default defineConfig({ plugins: sharedPlugins(['de-DE', 'ar-AE']), build: { assetsInlineLimit: 0 } });
