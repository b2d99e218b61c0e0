import { useIntl } from 'react-intl';
import type { Locale } from '../intl/IntlProvider.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const names: Record<Locale, { short: string; full: string }> = {
  en: { short: 'EN', full: 'English' },
  es: { short: 'ES', full: 'Español' },
};

const locales = Object.keys(names) as Locale[];

export interface LanguageSwitchProps {
  value: Locale;
  onChange: (locale: Locale) => void;
  /** The languages to choose from, by default all. With a single one, nothing is shown. */
  offered?: readonly Locale[];
  /** Shows two letters where space is limited. Screen readers still read the full name. */
  isShort?: boolean;
}

/** Switches the language of the app. Each language is shown in its own name. */
export function LanguageSwitch({ value, onChange, offered = locales, isShort = false }: LanguageSwitchProps) {
  const intl = useIntl();
  if (offered.length < 2) return null;
  return (
    <SegmentedControl
      label={intl.formatMessage({
        id: 'language.label',
        defaultMessage: 'Language',
        description: 'Name of the control that changes the language of the app',
      })}
      value={value}
      onChange={onChange}
      options={offered.map((locale) => ({
        value: locale,
        lang: locale,
        children: isShort ? (
          <>
            {names[locale].short}
            <VisuallyHidden> {names[locale].full}</VisuallyHidden>
          </>
        ) : (
          names[locale].full
        ),
      }))}
    />
  );
}
