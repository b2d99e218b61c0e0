import { SelectField } from '@institute/design-system';
import { useIntl } from 'react-intl';
import { languageOptions } from './institute.ts';

/** The language options, as URL parameters; none means any. */
export const languageChoices = ['', 'EN', 'ES'] as const;
type Language = (typeof languageChoices)[number];

interface LanguageFilterProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Filters by the language of an offer. */
export function LanguageFilter({ value, onChange }: LanguageFilterProps) {
  const intl = useIntl();
  const languages = languageOptions();
  if (languages.length === 0) return null;
  return (
    <SelectField
      isFilter
      label={intl.formatMessage({ defaultMessage: 'Language' })}
      value={value}
      onChange={(next) => onChange(next as Language)}
      placeholder={intl.formatMessage({ defaultMessage: 'Any language' })}
      options={languages.map(({ value, label }) => ({ value, label }))}
    />
  );
}
