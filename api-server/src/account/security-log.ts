import type { Dependencies } from '../dependencies.ts';
import { normalEmail } from './accounts.ts';
import { hashOf } from './secrets.ts';

type SecurityEvent =
  | 'signed in'
  | 'sign-in refused'
  | 'refresh refused'
  | 'reset link requested'
  | 'login link requested'
  | 'password changed'
  | 'password refused'
  | 'e-mail change requested'
  | 'e-mail changed'
  | 'account deleted'
  | 'session ended'
  | 'all sessions ended'
  | 'too many attempts';

/**
 * Logs events that matter when an account is attacked, with the client's address, which no other log line contains.
 * `account` is an e-mail address and is logged as a hash, so that an account's lines can be found without revealing
 * its address.
 */
export function logSecurityEvent(
  { log }: Pick<Dependencies, 'log'>,
  securityEvent: SecurityEvent,
  { address, account }: { address?: string | undefined; account?: string | undefined },
): void {
  const accountHash = account && hashOf(normalEmail(account)).slice(0, 16);
  log.info({ securityEvent, address, accountHash }, 'security event');
}
