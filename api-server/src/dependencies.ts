import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './platform/database.ts';
import type { ContentSigner } from './ports/content-signer.ts';
import type { Files } from './ports/files.ts';
import type { PaymentGateway } from './ports/payments.ts';
import type { Hasher } from './ports/prepared-password.ts';

/** The application's external dependencies. Nothing else is global. */
export type Dependencies = {
  db: Database;
  /** The same database or its replica, for lists that grow with the institute. */
  lists: Database;
  now: () => Date;
  hasher: Hasher;
  files: Files;
  content: ContentSigner;
  gateway: PaymentGateway;
  log: Logger;
  config: Config;
};
