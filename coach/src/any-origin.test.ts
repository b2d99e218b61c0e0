import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each(['portal', 'coach'])('builds the same of %s whatever ports it will be served at', (app) => {
  const folder = fileURLToPath(new URL(`../../${app}`, import.meta.url));
  // Vitest has put those of the coach app there.
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
  const before = loadEnv('production', folder);
  for (const port of ['PORT_API', 'PORT_PORTAL', 'PORT_COACH']) vi.stubEnv(port, '5999');
  expect(loadEnv('production', folder)).toEqual(before);
});
