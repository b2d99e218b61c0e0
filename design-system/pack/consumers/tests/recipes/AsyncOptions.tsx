import { ComboBoxField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import { object, string } from 'zod/mini';

const schema = object({ school: string().check(rules(required())) });

interface School {
  id: string;
  name: string;
  city: string;
}

async function findSchools(typed: string, signal: AbortSignal) {
  const response = await fetch(`/api/schools?search=${encodeURIComponent(typed)}`, { signal });
  const schools: School[] = await response.json();
  return schools.map(({ id, name, city }) => ({ value: id, label: name, description: city }));
}

export function AsyncOptions({ onSave }: { onSave: (value: { school: string }) => unknown }) {
  const form = useForm({
    draft: 'school',
    schema,
    defaultValues: { school: '' },
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field
        name="school"
        as={ComboBoxField}
        label="School"
        isRequired
        // Those known from the start, such as the one that was chosen last time.
        options={[]}
        loadOptions={findSchools}
      />
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}
