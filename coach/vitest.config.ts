import { defineConfig } from 'vitest/config';
import { appTestConfig } from '../scripts/builds/vite.ts';

export default defineConfig(appTestConfig);
