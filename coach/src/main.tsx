import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import { locales } from '@institute/design-system';
import { app } from './app.tsx';
import { preferences } from './preferences.ts';

// `?lang=es` links to a Spanish page, as search engines list it. From then on it is the user's choice.
const address = new URL(location.href);
const language = locales.find((locale) => locale === address.searchParams.get('lang'));
if (language) {
  preferences.locale.set(language);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

app.mount(document.getElementById('root')!);
