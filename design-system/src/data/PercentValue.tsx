import { formatPercent } from '@institute/values/formats/percent';
import { useIntl } from 'react-intl';
import { figures } from './values.css.ts';

export interface PercentValueProps {
  /** `7.5` for 7.50%. */
  value: number;
}

/** A percentage with two decimals. */
export function PercentValue({ value }: PercentValueProps) {
  const { locale } = useIntl();
  return (
    <data value={value} className={figures}>
      {formatPercent(value, locale)}
    </data>
  );
}
