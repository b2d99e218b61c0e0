import { Button } from '@institute/design-system';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Session } from './sessions.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

/** Reschedules a session to any time that the coach chooses. */
export function MoveSession({ session }: { session: Session }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <FormattedMessage defaultMessage="Reschedule" description="Button that moves a session" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MoveDialog session={session} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
