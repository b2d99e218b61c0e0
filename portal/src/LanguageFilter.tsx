import { SelectField, type SelectFieldProps } from '@institute/design-system';
import { useIntl } from 'react-intl';
import { languageOptions } from './institute.ts';

/** The language options, as URL parameters; none means any. */
export const languageChoices = ['', 'EN', 'ES'] as const;

export type LanguageFilterProps = Pick<SelectFieldProps, 'value' | 'onChange'>;

export function LanguageFilter(field: LanguageFilterProps) {
  const intl = useIntl();
  const languages = languageOptions();
  if (languages.length === 0) return null;
  return (
    <SelectField
      isFilter
      label={intl.formatMessage({ defaultMessage: 'Language' })}
      {...field}
      placeholder={intl.formatMessage({ defaultMessage: 'Any language' })}
      options={languages.map(({ value, label }) => ({ value, label }))}
    />
  );
}
