import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import { locales } from '@institute/design-system';
import { app } from './app.tsx';
import { institute } from './institute.ts';
import { preferences } from './preferences.ts';

// `?lang=es` links to a Spanish page, as search engines list it. From then on it is the user's choice.
const address = new URL(location.href);
const language = locales.find((locale) => locale === address.searchParams.get('lang'));
if (language) {
  preferences.locale.set(language);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

const root = document.getElementById('root')!;
// Without the institute's data, the markup is that of the build, which can't be hydrated with another institute.
if (!institute.isInPage) delete root.dataset.route;
void institute.ready().then(() => app.mount(root));
