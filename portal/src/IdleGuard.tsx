import { IdleDialog } from '@institute/design-system';
import { useIdleState } from '@institute/design-system/app';
import { useEffect } from 'react';
import { reportedIdleLimits } from './activity.ts';
import { signOut, timeOut } from './sign-out.ts';

/** Warns when nobody has been there for four minutes, and signs out after five, in all tabs at once. */
export function IdleGuard() {
  const [state, stay] = useIdleState(reportedIdleLimits);

  const hasEnded = state.phase === 'ended';
  useEffect(() => {
    if (hasEnded) void timeOut();
  }, [hasEnded]);

  return (
    <IdleDialog
      isOpen={state.phase === 'warning'}
      endsAt={state.phase === 'warning' ? state.endsAt : 0}
      onStay={stay}
      onSignOut={signOut}
    />
  );
}
