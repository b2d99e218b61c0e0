import { ConfirmDialog, MenuButton, MenuItem, MenuSection, MoreIcon } from '@institute/design-system';
import { press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: () => (
    <MenuButton
      label="Actions for Intro session"
      icon={<MoreIcon />}
      isIconOnly
      dialogs={{
        remove: (dialog) => (
          <ConfirmDialog
            {...dialog}
            title="Delete this session?"
            confirmLabel="Delete"
            onConfirm={() => undefined}
          />
        ),
      }}
    >
      <MenuItem>Edit</MenuItem>
      <MenuItem isDisabled note="It has sessions to come">
        Archive
      </MenuItem>
      <MenuSection title="For good">
        <MenuItem isDestructive opens="remove">
          Delete
        </MenuItem>
      </MenuSection>
    </MenuButton>
  ),
  steps: [
    press('{Tab}', 'Reach the button'),
    press('{Enter}', 'Open it'),
    press('{ArrowDown}'),
    press('{Enter}', 'Try what cannot be done'),
    press('{End}'),
    press('{ArrowDown}', 'Go on past the end'),
    press('d', 'Type d'),
    press('{Escape}', 'Close it'),
    press('{ArrowUp}', 'Open it at its last item'),
    press('{Enter}', 'Choose what asks first'),
    press('{Escape}', 'Leave it as it is'),
  ],
} satisfies Scenario;
