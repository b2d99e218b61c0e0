import { Button } from '@institute/design-system';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Session } from './sessions.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }));

/** Cancels a session after showing what the client gets back. */
export function CancelSession({ session }: { session: Session }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <FormattedMessage defaultMessage="Cancel session" description="Button that cancels a session" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CancelDialog session={session} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
