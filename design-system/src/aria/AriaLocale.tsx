import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';

const onDirectionChange = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/**
 * Passes our locale and the direction of the page to the react-aria-components inside. They derive the direction from
 * the locale, so a page with `dir="rtl"` gets the locale with a script that is written right to left.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale } = useIntl();
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
