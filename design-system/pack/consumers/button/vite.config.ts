import { defaultClientConditions, defineConfig } from 'vite';

// Loads each component's own styles instead of the single style sheet.
export default defineConfig({ resolve: { conditions: ['component-styles', ...defaultClientConditions] } });
