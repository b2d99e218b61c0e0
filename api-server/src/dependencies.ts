import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Hasher } from './ports/hasher.ts';
import type { Mail } from './ports/mail.ts';

/** Everything the application needs from outside. Nothing else is global. */
export type Dependencies = {
  db: Database;
  now: () => Date;
  mail: Mail;
  hasher: Hasher;
  log: Logger;
  config: Config;
};
