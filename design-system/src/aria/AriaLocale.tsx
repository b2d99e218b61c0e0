import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';
import { regional } from '../formats/locale.ts';

const onDirectionChange = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/**
 * Gives the components of react-aria-components inside it our language and the direction of the page. They derive the
 * direction from the locale, so a page that sets `dir="rtl"` gets the locale in a script that runs that way.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  const locale = regional(useIntl().locale);
  const isRightToLeft = useSyncExternalStore(
    onDirectionChange,
    () => document.documentElement.dir === 'rtl',
    () => false,
  );
  return (
    <I18nProvider locale={isRightToLeft ? new Intl.Locale(locale, { script: 'Arab' }).toString() : locale}>
      {children}
    </I18nProvider>
  );
}
