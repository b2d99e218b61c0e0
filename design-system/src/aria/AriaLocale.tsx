import { cloneElement, type ReactElement, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { I18nProvider, type I18nProviderProps, type Locale } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';

const onDirectionChange = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/**
 * Passes our locale and the direction of the page to the react-aria-components inside. Their provider has no property for
 * the direction: it renders a component that derives it from the locale, and gives both to a context that isn't exported.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale } = useIntl();
  const direction = useSyncExternalStore<Locale['direction']>(
    onDirectionChange,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
  const value = useMemo<Locale>(() => ({ locale, direction }), [locale, direction]);
  const { type: Deriving, props } = I18nProvider({ locale, children }) as ReactElement<
    I18nProviderProps,
    (props: I18nProviderProps) => ReactElement<{ value: Locale }>
  >;
  return cloneElement(Deriving(props), { value });
}
