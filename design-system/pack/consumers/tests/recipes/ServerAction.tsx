'use client';

import { DateField, TextField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { useActionState } from 'react';
import { profile } from './profile';
import { saveProfile } from './save-profile';

export function ServerAction() {
  const [lastResult, action] = useActionState(saveProfile, null);
  const form = useForm({
    draft: 'profile',
    schema: profile,
    defaultValues: { name: '', birthDate: '' },
    lastResult,
    onSubmit: async ({ value }) => {
      const data = new FormData();
      for (const [name, text] of Object.entries(value)) data.set(name, text);
      return saveProfile(null, data);
    },
  });
  return (
    <form.Form action={action}>
      <form.Field name="name" as={TextField} label="Name" isRequired />
      <form.Field name="birthDate" as={DateField} label="Date of birth" isBirthDate isRequired />
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}
