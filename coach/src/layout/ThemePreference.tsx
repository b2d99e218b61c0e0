import { ThemeSwitch, type ThemeSwitchProps } from '@institute/design-system';
import { preferences } from '../preferences.ts';

export function ThemePreference(look: Pick<ThemeSwitchProps, 'isLabelVisible'>) {
  return <ThemeSwitch {...look} value={preferences.theme.use()} onChange={preferences.theme.set} />;
}
