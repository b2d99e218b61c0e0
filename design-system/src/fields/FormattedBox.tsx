import { type ComponentPropsWithoutRef, useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useIsHydrating } from '../rendering/hydration.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { join } from '../theme/parts.ts';
import { exampleMessages } from './date-example.ts';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { useFormattedInput } from './formatted-input.ts';
import { isTyped } from './input-type.ts';
import { rewrite } from './rewrite.ts';

export interface FormattedBoxProps extends StyledFieldProps, ControlProps<'input'> {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

interface TextKind {
  /** The folder and name of the component. */
  component: string;
  /** The value of a text, or null if it has none. */
  read: (text: string) => string | null;
  /** Formats a value. Returns other text unchanged. */
  show: (value: string) => string;
  /** A text in the expected format. */
  example: string;
  width?: 'full' | 'medium' | 'short';
  /** When it changes, more can be read, and the text is read again. */
  version?: unknown;
}

/**
 * The shared base of fields whose text has a format: it stays as typed until blur, and a whole value that is pasted or
 * filled in is formatted at once. Text that can't be read stays, and is the value.
 */
export function FormattedBox({
  kind,
  input,
  description,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  ...props
}: FormattedBoxProps & { kind: TextKind; input: ComponentPropsWithoutRef<'input'> }) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const { component, read, show, example, width = 'short' } = kind;
  const { text, current, change, reformat } = useFormattedInput({
    control,
    value,
    defaultValue,
    locale: intl.locale,
    show,
    read: (typed) => read(typed) ?? typed,
    onChange: (next) => onChange?.(next),
  });
  const readAgain = useEffectEvent(() => {
    if (!props.isReadOnly && read(text) !== null) change(text);
  });
  useEffect(() => {
    if (kind.version) readAgain();
  }, [kind.version]);

  return (
    <Field
      component={component}
      {...props}
      control={control}
      submitted={current}
      shown={useIsHydrating() ? text : undefined}
      description={
        <>
          {description && <div>{description}</div>}
          <OwnText>{intl.formatMessage(exampleMessages.date, { example })}</OwnText>
        </>
      }
    >
      {(field) => (
        <input
          type="text"
          {...input}
          {...field}
          value={text}
          dir="ltr"
          className={join(frame.width[width], frame.figures, field.className)}
          onChange={(event) => {
            const next = event.target.value;
            change(next);
            const found = read(next);
            if (found !== null && !isTyped(event.nativeEvent)) rewrite(event.target, show(found));
          }}
          onBlur={(event) => {
            const found = props.isReadOnly ? null : read(event.target.value);
            if (found !== null) reformat(show(found));
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
