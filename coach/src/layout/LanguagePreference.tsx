import { LanguageSwitch, type LanguageSwitchProps } from '@institute/design-system';
import { preferences } from '../preferences.ts';

export function LanguagePreference(look: Pick<LanguageSwitchProps, 'isShort' | 'isLabelVisible'>) {
  return (
    <LanguageSwitch
      value={preferences.locale.use()}
      onChange={preferences.locale.set}
      offered={preferences.offeredLocales()}
      {...look}
    />
  );
}
