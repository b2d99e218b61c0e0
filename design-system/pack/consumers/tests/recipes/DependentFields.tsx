import { PhoneField, RadioGroup, TextField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { email, groupRule, issueAt, phone, required, rules } from '@institute/design-system/rules';
import { object, string } from 'zod/mini';

const schema = object({
  channel: string().check(rules(required())),
  email: string().check(rules(email())),
  phone: string().check(rules(phone())),
}).check(
  groupRule(({ channel, ...contact }) =>
    channel === 'email' || channel === 'phone' ? issueAt(channel, required()(contact[channel])) : [],
  ),
);

export function DependentFields({ onSave }: { onSave: (value: object) => unknown }) {
  const form = useForm({
    draft: 'contact',
    schema,
    defaultValues: { channel: '', email: '', phone: '' },
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field
        name="channel"
        as={RadioGroup}
        label="How can we reach you?"
        isRequired
        options={[
          { value: 'email', label: 'By e-mail' },
          { value: 'phone', label: 'By phone' },
        ]}
      />
      <form.Subscribe selector={({ values }) => values.channel}>
        {(channel) => (
          <>
            {channel === 'email' && (
              <form.Field name="email" as={TextField} kind="email" label="E-mail" isRequired />
            )}
            {channel === 'phone' && (
              <form.Field name="phone" as={PhoneField} label="Phone number" isRequired />
            )}
          </>
        )}
      </form.Subscribe>
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}
