import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import {
  FocusShell,
  IntlProvider,
  LanguageSwitch,
  Link,
  type Messages,
  RouterProvider,
  ToastRegion,
} from '@institute/design-system';
import { createDraftStore, createStoredValue } from '@institute/design-system/app';
import { KeepDrafts } from '@institute/design-system/forms';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Intake } from './Intake.tsx';
import { hrefOf, navigate } from './places.ts';
import { useText } from './text.ts';

const languages = ['de', 'ar'];
const kept = createStoredValue(
  'clinic.language',
  (value) => languages.find((language) => language === value) ?? null,
);
const drafts = createDraftStore({ name: 'clinic', account: null, key: null });

function Clinic({ locale, onLocaleChange }: { locale: string; onLocaleChange: (locale: string) => void }) {
  const text = useText();
  return (
    <FocusShell
      brand={<Link href={hrefOf('person')}>{text('clinic')}</Link>}
      end={<LanguageSwitch value={locale} onChange={onLocaleChange} offered={languages} />}
    >
      <Intake />
    </FocusShell>
  );
}

const loadMessages = async (locale: string): Promise<Messages> =>
  (await import(`./lang/${locale}.json`)).default;

function App() {
  const [locale, setLocale] = useState(() => kept.read() ?? 'de');
  const change = (next: string) => {
    kept.write(next);
    setLocale(next);
  };
  return (
    <IntlProvider locale={locale} loadMessages={loadMessages}>
      <RouterProvider navigate={navigate}>
        <KeepDrafts store={drafts}>
          <Clinic locale={locale} onLocaleChange={change} />
        </KeepDrafts>
        <ToastRegion />
      </RouterProvider>
    </IntlProvider>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
