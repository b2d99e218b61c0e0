import { LanguageSwitch } from '@institute/design-system';
import { preferences } from '../preferences.ts';

export function LanguagePreference({ isShort = false }: { isShort?: boolean }) {
  return (
    <LanguageSwitch
      value={preferences.locale.use()}
      onChange={preferences.locale.set}
      offered={preferences.offeredLocales()}
      isShort={isShort}
    />
  );
}
