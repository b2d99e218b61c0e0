import { DateField, TextField } from '@institute/design-system';
import { RepeatableGroup, useForm } from '@institute/design-system/forms';
import { date, required, rules, selectAtLeast } from '@institute/design-system/rules';
import { array, object, string } from 'zod/mini';

interface Education {
  school: string;
  graduated: string;
}

const schema = object({
  educations: array(
    object({
      school: string().check(rules(required())),
      graduated: string().check(rules(date())),
    }),
  ).check(rules(selectAtLeast(1))),
});

export function ListOfRows({ onSave }: { onSave: (value: { educations: Education[] }) => unknown }) {
  const form = useForm({
    draft: 'educations',
    schema,
    defaultValues: { educations: [] as Education[] },
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field
        name="educations"
        as={RepeatableGroup<Education>}
        label="Education"
        isRequired
        itemLabel={(number) => `Education ${number}`}
        addLabel="Add an education"
        newItem={() => ({ school: '', graduated: '' })}
      >
        {(index) => (
          <>
            <form.Field name={`educations[${index}].school`} as={TextField} label="School" isRequired />
            <form.Field name={`educations[${index}].graduated`} as={DateField} label="Graduated on" />
          </>
        )}
      </form.Field>
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}
