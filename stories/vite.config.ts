import { defineConfig } from 'vite';
import { sharedPlugins } from '../scripts/builds/vite.ts';

export default defineConfig({
  plugins: sharedPlugins(['en-US', 'es-ES', 'de-DE', 'ar-AE']),
  optimizeDeps: {
    rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': '"yes"' } } },
    // All sources, so that Vite never finds a new dependency in the middle of a test run and reloads it.
    entries: [
      '.storybook/preview.tsx',
      'components/**/*.tsx',
      'journeys/**/*.tsx',
      'visual/**/*.tsx',
      'browser/**/*.tsx',
      'transcripts/*.tsx',
      '../design-system/src/**/*.{ts,tsx}',
      '../values/src/**/*.ts',
      '!../**/*.test.ts',
    ],
  },
});
