import { MultiSelectField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { array, object, string } from 'zod/mini';

const schema = object({ allergies: array(string()) });

const common = ['Bee stings', 'Peanuts', 'Penicillin'];

/** Those that match, and what was typed. */
async function findAllergies(typed: string) {
  const found = common.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  const isNew = typed !== '' && !found.some((name) => name.toLowerCase() === typed.toLowerCase());
  return (isNew ? [...found, typed] : found).map((name) => ({ value: name, label: name }));
}

export function OwnEntries({ onSave }: { onSave: (value: { allergies: string[] }) => unknown }) {
  const form = useForm({
    draft: 'allergies',
    schema,
    defaultValues: { allergies: [] as string[] },
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field
        name="allergies"
        as={MultiSelectField}
        label="Allergies"
        options={[]}
        loadOptions={findAllergies}
      />
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}
