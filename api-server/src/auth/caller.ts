import type { Account } from './accounts.ts';

/** Whoever sends a request with a good access token. */
export type Caller = Account & { sessionId: string };
