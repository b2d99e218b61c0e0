import { today } from '@institute/values/formats/dates';
import { parseExpiration } from '@institute/values/formats/parse-expiration';
import { FormattedBox, type FormattedBoxProps } from './FormattedBox.tsx';

export interface ExpirationFieldProps extends FormattedBoxProps {
  /** `YYYY-MM`. Any other text is shown as is, so that nothing typed is lost. */
  value?: string;
  /** The month if there is one, else the text. */
  onChange?: (value: string) => void;
}

/**
 * A card's expiration month: typed as MM/YYYY, stored as YYYY-MM. Accepts short years and other or no separators, and
 * reformats them on blur.
 */
export function ExpirationField({ autoComplete = 'cc-exp', ...props }: ExpirationFieldProps) {
  return (
    <FormattedBox
      {...props}
      kind={{
        component: 'fields/ExpirationField',
        read: parseExpiration,
        show: (value) => value.replace(/^(\d{4})-(\d\d)$/, '$2/$1'),
        example: `04/${Number(today().slice(0, 4)) + 3}`,
      }}
      // Phones show a number pad, which has no slash, so it may be omitted.
      input={{ inputMode: 'numeric', autoComplete }}
    />
  );
}
