import { TextField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';

interface Values {
  team: string;
}

interface Issue {
  message: string;
  path: PropertyKey[];
}

/** A Standard Schema, as valibot, ArkType and others create them. Pass theirs as it is. */
const schema = {
  '~standard': {
    version: 1 as const,
    vendor: 'example',
    validate(value: unknown): { value: Values } | { issues: Issue[] } {
      const team = (value as Values).team.trim();
      if (team.length < 3) return { issues: [{ message: 'Use at least 3 letters', path: ['team'] }] };
      return { value: { team } };
    },
    types: undefined as { input: Values; output: Values } | undefined,
  },
};

export function OwnSchema({ onSave }: { onSave: (value: Values) => unknown }) {
  const form = useForm({
    draft: 'team',
    schema,
    defaultValues: { team: '' },
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field name="team" as={TextField} label="Team" isRequired />
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}
