import { defineConfig } from 'vite';
import { appConfig } from '../scripts/builds/vite.ts';

export default defineConfig(appConfig({ port: Number(process.env.PORT_PORTAL ?? 4100), sharedBy: 22 }));
