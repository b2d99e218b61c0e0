import { ThemeSwitch } from '@institute/design-system';
import { preferences } from '../preferences.ts';

export function ThemePreference() {
  return <ThemeSwitch value={preferences.theme.use()} onChange={preferences.theme.set} />;
}
