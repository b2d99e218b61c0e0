import { parseMonth, typedMonth } from '@institute/values/formats/parse-month';
import { useState } from 'react';
import { FormattedBox, type FormattedBoxProps } from '../fields/FormattedBox.tsx';
import { useRegion } from '../intl/region.ts';
import { useDateWords } from './use-date-words.ts';

export interface MonthFieldProps extends FormattedBoxProps {
  /** `YYYY-MM`. Any other text is shown as is, so that nothing typed is lost. */
  value?: string;
  /** The month if there is one, else the text. */
  onChange?: (value: string) => void;
  /** The month of the hint, `YYYY-MM`. */
  example?: string;
}

/**
 * A month of a year, typed in the region's order with a year of four digits, and stored as YYYY-MM. Names of months are
 * understood. Formatted on blur.
 */
export function MonthField({ example = '2026-04', onFocus, value, ...props }: MonthFieldProps) {
  const region = useRegion();
  const [hasWords, setWords] = useState(false);
  const loadWords = useDateWords(value ?? '', () => setWords(true));
  return (
    <FormattedBox
      {...props}
      {...(value !== undefined && { value })}
      kind={{
        component: 'dates/MonthField',
        read: (text) => parseMonth(text, region).value,
        show: (month) => typedMonth(month, region),
        example: typedMonth(example, region),
        version: hasWords,
      }}
      input={{ inputMode: 'numeric', autoComplete: 'off' }}
      onFocus={(event) => {
        loadWords();
        onFocus?.(event);
      }}
    />
  );
}
