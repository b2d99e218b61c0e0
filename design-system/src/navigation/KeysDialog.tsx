import { FormattedMessage, useIntl } from 'react-intl';
import { Switch } from '../choices/Switch.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { type KeyGroup, useGeneralKeys } from './general-keys.ts';
import { KeyList } from './KeyList.tsx';

export interface KeysDialogProps {
  onClose: () => void;
  /** The keys of certain pages. Those that work everywhere come first. */
  groups?: readonly KeyGroup[];
  hasKeysKey: boolean;
  /** Store the choice, and pass it to the `CommandMenu` too. */
  onKeysKeyChange: (has: boolean) => void;
}

/** Lists the keys of an app. `?` opens it, and can be turned off here (WCAG 2.1.4). */
export function KeysDialog({ onClose, groups = [], hasKeysKey, onKeysKeyChange }: KeysDialogProps) {
  const intl = useIntl();
  const general = useGeneralKeys(intl, hasKeysKey);
  return (
    <Dialog
      isOpen
      isDismissable
      onClose={onClose}
      title={
        <FormattedMessage
          id="keys.title"
          defaultMessage="Keyboard shortcuts"
          description="Title of the list of keys"
        />
      }
    >
      <Stack gap="l">
        <KeyList groups={[general, ...groups]} />
        <Switch
          label={intl.formatMessage({
            id: 'keys.switch',
            defaultMessage: 'Show this list when I press ?',
            description: 'Switch under the list of keys',
          })}
          description={intl.formatMessage({
            id: 'keys.switchWhy',
            defaultMessage:
              'Turn this off if you dictate or use speech commands. You’ll still find the list in Search.',
            description: 'Under the switch under the list of keys: when it is turned off',
          })}
          value={hasKeysKey}
          onChange={onKeysKeyChange}
        />
      </Stack>
    </Dialog>
  );
}
