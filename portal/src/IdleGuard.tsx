import { useIdleState } from '@institute/design-system/app';
import { lazy, Suspense, useEffect } from 'react';
import { lastActivity } from './session.ts';
import { signOut, timeOut } from './sign-out.ts';

const IdleDialog = lazy(() => import('@institute/design-system/IdleDialog'));

/** Warns when nobody has been there for four minutes, and signs out after five, in all tabs at once. */
export function IdleGuard() {
  const [state, stay] = useIdleState({ warnAfter: 240_000, endAfter: 300_000, lastActivity });

  const hasEnded = state.phase === 'ended';
  useEffect(() => {
    if (hasEnded) void timeOut();
  }, [hasEnded]);

  if (state.phase !== 'warning') return null;
  return (
    <Suspense>
      <IdleDialog secondsLeft={state.secondsLeft} onStay={stay} onSignOut={signOut} />
    </Suspense>
  );
}
