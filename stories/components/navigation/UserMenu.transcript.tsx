import { NavItem, SettingsIcon, UserMenu } from '@institute/design-system';
import { press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: () => (
    <UserMenu name="Maya Delgado">
      <NavItem href="#settings" icon={<SettingsIcon />}>
        Settings
      </NavItem>
    </UserMenu>
  ),
  steps: [
    press('{Tab}', 'Reach the button'),
    press('{Enter}', 'Open it'),
    press('{Tab}', 'Go to the first link'),
    press('{Escape}', 'Close it'),
  ],
} satisfies Scenario;
