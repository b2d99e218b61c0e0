import { CommandDialog, type CommandDialogsProps, KeysDialog } from '@institute/design-system';
import { actionCommands } from '@institute/shared-screens/search-actions.tsx';
import { useIntl } from 'react-intl';
import { preferences } from '../preferences.ts';
import { queryClient } from '../query-client.ts';
import { session, useSignedInSession } from '../session.ts';
import { actions } from './actions.tsx';
import { pageCommands } from './pages.tsx';
import { searchSources } from './sources.tsx';

/** The search of the coach app, and the list of its keys. */
export function SearchDialogs({ shown, onShow, initialText }: CommandDialogsProps) {
  const intl = useIntl();
  const { coachId } = useSignedInSession();
  const hasKeysKey = preferences.keysKey.use();
  const close = () => onShow(null);
  if (shown === 'keys')
    return <KeysDialog onClose={close} hasKeysKey={hasKeysKey} onKeysKeyChange={preferences.keysKey.set} />;
  return (
    <CommandDialog
      placeholder={intl.formatMessage({ defaultMessage: 'Pages, clients, services, sales' })}
      commands={[
        ...actionCommands(intl, actions, { preferences, session, showKeys: () => onShow('keys') }),
        ...pageCommands(intl),
      ]}
      sources={coachId ? searchSources(intl, queryClient, coachId) : []}
      initialText={initialText}
      onClose={close}
    />
  );
}
