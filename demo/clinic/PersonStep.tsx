import { DateField, RadioGroup, TextField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { type StepProps, schemas } from './answers.ts';
import { useText } from './text.ts';

export const sexes = ['female', 'male', 'diverse', 'undisclosed'] as const;

export function PersonStep({ saved, lastResult, onSave }: StepProps<'person'>) {
  const text = useText();
  const form = useForm({
    draft: 'intake.person',
    schema: schemas.person,
    defaultValues: saved,
    lastResult,
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field
        name="firstName"
        as={TextField}
        label={text('firstName')}
        autoComplete="given-name"
        isRequired
      />
      <form.Field
        name="lastName"
        as={TextField}
        label={text('lastName')}
        autoComplete="family-name"
        isRequired
      />
      <form.Field name="birthDate" as={DateField} label={text('birthDate')} isBirthDate isRequired />
      <form.Field
        name="sex"
        as={RadioGroup}
        label={text('sex')}
        options={sexes.map((sex) => ({ value: sex, label: text(sex) }))}
        isRequired
      />
      <form.SubmitButton>{text('next')}</form.SubmitButton>
    </form.Form>
  );
}
