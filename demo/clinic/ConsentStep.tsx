import { CheckboxField, SignatureField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { type StepProps, schemas } from './answers.ts';
import { useText } from './text.ts';

export function ConsentStep({ saved, lastResult, onSave }: StepProps<'consent'>) {
  const text = useText();
  const form = useForm({
    draft: 'intake.consent',
    schema: schemas.consent,
    defaultValues: saved,
    lastResult,
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field name="privacy" as={CheckboxField} label={text('privacy')} isRequired />
      <form.Field name="reminders" as={CheckboxField} label={text('reminders')} />
      <form.Field
        name="signature"
        as={SignatureField}
        label={text('signature')}
        statement={text('statement')}
        types={['TYPED', 'DRAWN']}
        isRequired
      />
      <form.SubmitButton>{text('next')}</form.SubmitButton>
    </form.Form>
  );
}
