import { ThemeSwitch, type ThemeSwitchProps } from '../navigation/ThemeSwitch.tsx';
import type { Preferences } from './preferences.ts';

export interface ThemePreferenceProps extends Pick<ThemeSwitchProps, 'isLabelVisible'> {
  preferences: Preferences;
}

/** The `ThemeSwitch` of an app's `createPreferences`. */
export const ThemePreference = ({ preferences: { theme }, ...look }: ThemePreferenceProps) => (
  <ThemeSwitch {...look} value={theme.use()} onChange={theme.set} />
);
