import { defaultClientConditions, defineConfig } from 'vite';

// Each component brings its own styles, instead of the one style sheet with all of them.
export default defineConfig({ resolve: { conditions: ['component-styles', ...defaultClientConditions] } });
