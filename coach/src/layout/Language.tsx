import { LanguageSwitch } from '@institute/design-system';
import { setLocale, useLocale } from '../language.ts';

export function Language({ isShort = false }: { isShort?: boolean }) {
  return <LanguageSwitch value={useLocale()} onChange={setLocale} isShort={isShort} />;
}
