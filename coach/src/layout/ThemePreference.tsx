import { ThemeSwitch } from '@institute/design-system';
import { preferences } from '../preferences.ts';

export function ThemePreference({ isLabelVisible = false }: { isLabelVisible?: boolean }) {
  return (
    <ThemeSwitch
      isLabelVisible={isLabelVisible}
      value={preferences.theme.use()}
      onChange={preferences.theme.set}
    />
  );
}
