import { useEffect } from 'react';
import { IdleDialog } from '../overlays/IdleDialog.tsx';
import { useIdleState } from './idle-state.ts';
import type { StoredValue } from './storage.ts';

/** The parts of a session that the guard needs. */
export interface GuardedSession {
  /** Milliseconds without activity in any tab until the warning and until the end. */
  idle: { warnAfter: number; endAfter: number; lastActivity: StoredValue<number> };
  timeOut(): Promise<void>;
  signOut(): Promise<void>;
}

/** Watches a signed-in user's activity, warns before the time is up, and ends the session in all tabs. */
export function IdleGuard({ session }: { session: GuardedSession }) {
  const [state, stay] = useIdleState(session.idle);
  const hasEnded = state.phase === 'ended';
  useEffect(() => {
    if (hasEnded) void session.timeOut();
  }, [hasEnded, session]);
  return (
    <IdleDialog
      isOpen={state.phase === 'warning'}
      endsAt={state.phase === 'warning' ? state.endsAt : 0}
      onStay={stay}
      onSignOut={session.signOut}
    />
  );
}
