import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Every story in the environments in which other teams test: they have no layout, and lack parts of a browser. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: 2,
      testTimeout: 60_000,
      projects: ['jsdom', 'happy-dom'].map((environment) => ({
        extends: true as const,
        test: { name: environment, environment, include: ['simulated/*.test.tsx'] },
      })),
    },
  }),
);
