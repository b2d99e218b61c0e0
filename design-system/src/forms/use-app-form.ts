'use client';

import { createFormHook } from './app-form.tsx';
import { boundFields } from './bound-fields.tsx';

/**
 * A form: `const form = useAppForm({ schema, defaultValues, onSubmit })`, then `<form.Form>`, in it
 * `<form.AppField name="email">{(f) => <f.TextField label="…" />}</form.AppField>` for each field, and
 * `<form.SubmitButton>`.
 */
export const useAppForm = createFormHook(boundFields);
