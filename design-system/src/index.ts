import './theme/layers.css.ts';
import './theme/theme.css.ts';
import './theme/reset.css.ts';

export { Button, type ButtonProps } from './actions/Button.tsx';
export {
  IntlProvider,
  type IntlProviderProps,
  type Locale,
  locales,
  type Messages,
} from './intl/IntlProvider.tsx';
