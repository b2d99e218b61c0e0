import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { SignOutIcon } from '../icons/named.tsx';
import { Divider } from '../layout/Divider.tsx';
import { Stack } from '../layout/Stack.tsx';
import { LanguagePreference } from './LanguagePreference.tsx';
import type { Preferences } from './preferences.ts';
import { ThemePreference } from './ThemePreference.tsx';

export interface UserMenuFooterProps {
  preferences: Preferences;
  onSignOut: () => void;
}

/** Language, theme and "Sign out": the `footer` of a `UserMenu` or a `NavSheet`. */
export const UserMenuFooter = ({ preferences, onSignOut }: UserMenuFooterProps) => (
  <Stack gap="s">
    <LanguagePreference isLabelVisible preferences={preferences} />
    <ThemePreference isLabelVisible preferences={preferences} />
    <Divider />
    <Button variant="quiet" icon={<SignOutIcon />} onPress={onSignOut}>
      <FormattedMessage
        id="action.signOut"
        defaultMessage="Sign out"
        description="Button that ends the session"
      />
    </Button>
  </Stack>
);
