import { IdleDialog } from '@institute/design-system';
import { useIdleState } from '@institute/design-system/app';
import { useEffect } from 'react';
import { reportedIdleLimits } from './activity.ts';
import { idleLimits } from './session.ts';
import { signOut, timeOut } from './sign-out.ts';

/** Warns when nobody has been there for four minutes, and ends the session after five, in all tabs at once. */
export function IdleGuard() {
  const [state, stay] = useIdleState(reportedIdleLimits);
  const hasEnded = state.phase === 'ended';
  useEffect(() => {
    if (hasEnded) void timeOut();
  }, [hasEnded]);

  const { lastActivity, endAfter } = idleLimits;
  return (
    <IdleDialog
      isOpen={state.phase === 'warning'}
      endsAt={(lastActivity.read() ?? Date.now()) + endAfter}
      onStay={stay}
      onSignOut={signOut}
    />
  );
}
