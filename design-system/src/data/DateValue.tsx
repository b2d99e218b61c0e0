import { type DateForm, formatDate } from '@institute/values/formats/dates';
import { useIntl } from 'react-intl';
import { figures, shortDate } from './values.css.ts';

export interface DateValueProps {
  /** A calendar day, `YYYY-MM-DD`. */
  value: string | null | undefined;
  form?: DateForm;
}

/** A calendar day: the same for everyone, in every time zone. */
export function DateValue({ value, form = 'medium' }: DateValueProps) {
  const { locale } = useIntl();
  if (!value) return null;
  return (
    <time dateTime={value} className={form === 'long' ? figures : shortDate}>
      {formatDate(value, form, locale)}
    </time>
  );
}
