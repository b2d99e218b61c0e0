import pino from 'pino';
import { defaultConfig } from '../config.ts';
import type { World } from './world.ts';

/** The dependencies of payment jobs, with a world's database and clock. */
export function payingDependencies({ db, clock, sandbox }: World) {
  const now = () => clock.now;
  const log = pino({ level: 'silent' });
  return { db, now, log, gateway: sandbox, config: defaultConfig };
}
