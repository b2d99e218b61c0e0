import { SelectField } from '@institute/design-system';
import { useIntl } from 'react-intl';

/** The last 5 years, and the chosen one with its first and last day. Any other year is none. */
export function yearChoice(chosen: string, today: string) {
  const years = [0, 1, 2, 3, 4].map((ago) => String(Number(today.slice(0, 4)) - ago));
  const year = years.includes(chosen) ? chosen : '';
  return { years, year, from: year ? `${year}-01-01` : null, to: year ? `${year}-12-31` : null };
}

interface YearFilterProps {
  value: string;
  years: readonly string[];
  onChange: (year: string) => void;
}

export function YearFilter({ value, years, onChange }: YearFilterProps) {
  const intl = useIntl();
  return (
    <SelectField
      isFilter
      label={intl.formatMessage({ defaultMessage: 'Year' })}
      placeholder={intl.formatMessage({ defaultMessage: 'All years' })}
      value={value}
      onChange={onChange}
      options={years.map((year) => ({ value: year, label: year }))}
    />
  );
}
