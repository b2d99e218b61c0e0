import { defineConfig } from 'vitest/config';
import { appTestConfig } from '../scripts/vite.ts';

export default defineConfig(appTestConfig);
