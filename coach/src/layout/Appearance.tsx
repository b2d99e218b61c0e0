import { LanguageSwitch, ThemeSwitch } from '@institute/design-system';
import { setLocale, useLocale } from '../language.ts';
import { setTheme, useTheme } from '../theme.ts';

export function Language({ isShort }: { isShort?: boolean }) {
  return <LanguageSwitch value={useLocale()} onChange={setLocale} isShort={isShort ?? false} />;
}

export function Theme() {
  return <ThemeSwitch value={useTheme()} onChange={setTheme} />;
}
