import { AddressFields, PhoneField, TextField } from '@institute/design-system';
import { RepeatableGroup, useForm } from '@institute/design-system/forms';
import { type Answers, type StepProps, schemas } from './answers.ts';
import { useText } from './text.ts';

export function ContactStep({ saved, lastResult, onSave }: StepProps<'contact'>) {
  const text = useText();
  const form = useForm({
    draft: 'intake.contact',
    schema: schemas.contact,
    defaultValues: saved,
    lastResult,
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field name="phone" as={PhoneField} label={text('phone')} isRequired />
      <form.Field name="email" as={TextField} kind="email" label={text('email')} />
      <form.Field
        name="address"
        as={AddressFields}
        label={text('address')}
        countries={['DE', 'EG']}
        isRequired
        isPostalCodeRequired
      />
      <form.Field
        name="emergency"
        as={RepeatableGroup<Answers['contact']['emergency'][number]>}
        label={text('emergency')}
        description={text('emergencyHint')}
        itemLabel={(number) => text('emergencyOne', { number })}
        addLabel={text('emergencyAdd')}
        newItem={() => ({ name: '', phone: '' })}
        max={3}
      >
        {(index) => (
          <>
            <form.Field name={`emergency[${index}].name`} as={TextField} label={text('name')} isRequired />
            <form.Field name={`emergency[${index}].phone`} as={PhoneField} label={text('phone')} isRequired />
          </>
        )}
      </form.Field>
      <form.SubmitButton>{text('next')}</form.SubmitButton>
    </form.Form>
  );
}
