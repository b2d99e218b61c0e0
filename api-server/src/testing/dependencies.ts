import pino from 'pino';
import { defaultConfig } from '../config.ts';
import type { World } from './world.ts';

/** What jobs of the payments need, over the same database and clock as a world. */
export function payingDependencies({ db, clock, sandbox }: World) {
  const now = () => clock.now;
  const log = pino({ level: 'silent' });
  return { db, now, log, gateway: sandbox, config: defaultConfig };
}
