import { lazyPart } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { DialogButton } from '../DialogButton.tsx';
import type { Session } from './sessions.ts';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.tsx')).MoveDialog);

/** Reschedules a session to any time that the coach chooses. */
export const MoveSession = ({ session }: { session: Session }) => (
  <DialogButton variant="secondary" label={<FormattedMessage defaultMessage="Reschedule" />}>
    {(onClose) => <MoveDialog session={session} onClose={onClose} />}
  </DialogButton>
);
