import { useIntl } from 'react-intl';
import type { Locale } from '../intl/IntlProvider.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const names: Record<Locale, { short: string; full: string }> = {
  en: { short: 'EN', full: 'English' },
  es: { short: 'ES', full: 'Español' },
};

export interface LanguageSwitchProps {
  value: Locale;
  onChange: (locale: Locale) => void;
  /** Shows two letters where space is limited. Screen readers still read the full name. */
  isShort?: boolean;
}

/** Switches the language of the app. Each language is shown in its own name. */
export function LanguageSwitch({ value, onChange, isShort = false }: LanguageSwitchProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({
        defaultMessage: 'Language',
        description: 'Name of the control that changes the language of the app',
      })}
      value={value}
      onChange={onChange}
      options={(Object.keys(names) as Locale[]).map((locale) => ({
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
