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
  | 'session ended'
  | 'all sessions ended'
  | 'too many attempts';

/**
 * Writes what matters when an account is attacked, with the address of the sender, which no other line has. `account` is an
 * e-mail address, of which a hash is kept: the lines of one account are found, and no address is read from them.
 */
export function logSecurityEvent(
  { log }: Pick<Dependencies, 'log'>,
  securityEvent: SecurityEvent,
  { address, account }: { address?: string | undefined; account?: string | undefined },
): void {
  const accountHash = account && hashOf(normalEmail(account)).slice(0, 16);
  log.info({ securityEvent, address, accountHash }, 'security event');
}
