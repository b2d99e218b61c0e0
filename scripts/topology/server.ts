import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Part, startPart } from './part.ts';

export type ServerPorts = { api: number; portal: number; coach: number };

const root = join(import.meta.dirname, '../..');

/** The built apps, as far as they are built. */
const dists = (['portal', 'coach'] as const).flatMap((app) => {
  const dist = join(root, app, 'dist');
  return existsSync(dist) ? [[`${app.toUpperCase()}_DIST`, dist] as const] : [];
});

/** One of the servers, with the demo world. `env` has what it talks to. */
export function startServer(
  folder: string,
  name: string,
  ports: ServerPorts,
  front: ServerPorts,
  env: Record<string, string>,
): Part {
  return startPart({
    name,
    folder,
    command: [process.execPath, join(root, 'api-server/src/main.ts')],
    env: {
      HOST: '127.0.0.1',
      PORT_API: String(ports.api),
      PORT_PORTAL: String(ports.portal),
      PORT_COACH: String(ports.coach),
      PORTAL_ORIGIN: `http://127.0.0.1:${front.portal}`,
      COACH_ORIGIN: `http://127.0.0.1:${front.coach}`,
      ...Object.fromEntries(dists),
      DEMO: 'true',
      SEED: 'true',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
}
