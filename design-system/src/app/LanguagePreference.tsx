import { LanguageSwitch, type LanguageSwitchProps } from '../navigation/LanguageSwitch.tsx';
import type { Preferences } from './preferences.ts';

export interface LanguagePreferenceProps extends Pick<LanguageSwitchProps, 'isShort' | 'isLabelVisible'> {
  preferences: Preferences;
}

/** The `LanguageSwitch` of an app's `createPreferences`. */
export const LanguagePreference = ({ preferences, ...look }: LanguagePreferenceProps) => (
  <LanguageSwitch
    {...look}
    value={preferences.locale.use()}
    onChange={preferences.locale.set}
    offered={preferences.offeredLocales()}
  />
);
