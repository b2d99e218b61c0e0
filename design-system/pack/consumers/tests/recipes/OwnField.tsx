import { Button } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { nullable, number, object, refine } from 'zod/mini';

interface MoodFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  errorMessage?: ReactNode;
  name?: string;
  ref?: Ref<HTMLFieldSetElement>;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
}

/** Any component with these props is a field of a form. */
function MoodField({ label, value, onChange, errorMessage, ref, onFocus, onBlur }: MoodFieldProps) {
  const id = useId();
  return (
    <fieldset ref={ref} id={id} aria-describedby={`${id}-error`} {...{ onFocus, onBlur }}>
      <legend>{label}</legend>
      <p id={`${id}-error`} data-part="error">
        {errorMessage}
      </p>
      {[1, 2, 3, 4, 5].map((mood) => (
        <label key={mood}>
          <input type="radio" name={id} checked={mood === value} onChange={() => onChange(mood)} />
          {mood}
        </label>
      ))}
    </fieldset>
  );
}
/** Its value while the form has none. */
MoodField.binding = { empty: null };

const schema = object({
  mood: nullable(number()).check(refine((mood) => mood !== null, 'Choose from 1 to 5')),
});

export function OwnField({ onSave }: { onSave: (value: object) => unknown }) {
  const form = useForm({
    draft: 'mood',
    schema,
    defaultValues: { mood: null as number | null },
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field name="mood" as={MoodField} label="How was the class?" />
      <Button type="submit">Save</Button>
    </form.Form>
  );
}
