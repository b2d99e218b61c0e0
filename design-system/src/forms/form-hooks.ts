import { createFormHook } from './app-form.tsx';
import { boundFields } from './bound-fields.tsx';
import { textFields } from './text-fields.tsx';

/**
 * A form: `const form = useAppForm({ schema, defaultValues, onSubmit })`, then `<form.Form>`, in it
 * `<form.AppField name="email">{(f) => <f.TextField label="…" />}</form.AppField>` for each field, and
 * `<form.SubmitButton>`.
 */
export const useAppForm = createFormHook(boundFields);

/**
 * The same with text, e-mail, password and checkbox fields only: half the script, for pages that are seen first, such as
 * signing in.
 */
export const useTextForm = createFormHook(textFields);
