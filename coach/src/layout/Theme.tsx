import { ThemeSwitch } from '@institute/design-system';
import { setTheme, useTheme } from '../theme.ts';

export function Theme() {
  return <ThemeSwitch value={useTheme()} onChange={setTheme} />;
}
