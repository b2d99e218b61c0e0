import { defineConfig } from 'vite';
import { prerenderedPages } from '../scripts/builds/prerender.ts';
import { appConfig } from '../scripts/builds/vite.ts';

export default defineConfig(
  appConfig({
    port: Number(process.env.PORT_COACH ?? 4200),
    sharedBy: 22,
    plugins: [prerenderedPages({ entry: 'src/prerender.tsx', scriptBeforePaint: '/before-paint.js' })],
  }),
);
