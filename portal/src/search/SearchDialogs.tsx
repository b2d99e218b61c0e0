import { CommandDialog, type CommandDialogsProps, KeysDialog } from '@institute/design-system';
import { actionCommands } from '@institute/shared-screens/search-actions.tsx';
import { useIntl } from 'react-intl';
import { keysOfMessages } from '../inbox/keys.ts';
import { preferences } from '../preferences.ts';
import { queryClient } from '../query-client.ts';
import { session, useSignedInSession } from '../session.ts';
import { actions } from './actions.tsx';
import { pageCommands } from './pages.tsx';
import { searchSources } from './sources.tsx';

/** The search of the portal, and the list of its keys. */
export function SearchDialogs({ shown, onShow, initialText }: CommandDialogsProps) {
  const intl = useIntl();
  const { studentId, roles } = useSignedInSession();
  const hasKeysKey = preferences.keysKey.use();
  const close = () => onShow(null);
  if (shown === 'keys')
    return (
      <KeysDialog
        groups={[keysOfMessages(intl, 'inbox')]}
        onClose={close}
        hasKeysKey={hasKeysKey}
        onKeysKeyChange={preferences.keysKey.set}
      />
    );
  return (
    <CommandDialog
      placeholder={intl.formatMessage({ defaultMessage: 'Pages, courses, coaches, messages, payments' })}
      commands={[
        ...actionCommands(intl, actions, { preferences, session, showKeys: () => onShow('keys') }),
        ...pageCommands(intl, roles),
      ]}
      sources={searchSources({ intl, queryClient, studentId, roles })}
      initialText={initialText}
      onClose={close}
    />
  );
}
