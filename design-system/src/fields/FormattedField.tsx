import { FormattedBox, type FormattedBoxProps } from './FormattedBox.tsx';

/** How a text is read and written: an IBAN, a tax id. Make it once, outside of the component. */
export interface TextFormat {
  /** The value of a text, or null if it has none. What this leaves out, such as spaces, isn't stored. */
  read: (text: string) => string | null;
  /** Formats a value, such as in groups. Returns other text unchanged. */
  show: (value: string) => string;
  /** A value, whose format is shown as the hint. */
  example: string;
}

export interface FormattedFieldProps extends FormattedBoxProps {
  format: TextFormat;
  width?: 'full' | 'medium' | 'short';
}

/**
 * A text in a format of your own. It isn't masked while it is typed: every character stays until the box is left, and text
 * that can't be read stays after that too.
 */
export function FormattedField({
  format,
  width = 'full',
  autoComplete = 'off',
  ...props
}: FormattedFieldProps) {
  return (
    <FormattedBox
      {...props}
      kind={{
        component: 'fields/FormattedField',
        read: format.read,
        show: format.show,
        example: format.show(format.example),
        width,
      }}
      input={{ autoComplete, autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
