import { Stack, TextField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { email, required, rules } from '@institute/design-system/rules';
import { object, string } from 'zod/mini';
import { press, type Scenario, type } from '../../transcripts/scenario.ts';

const schema = object({
  name: string().check(rules(required())),
  email: string().check(rules(required(), email())),
});

function SignUp() {
  const form = useForm({
    draft: 'example',
    schema,
    defaultValues: { name: '', email: '' },
    onSubmit: () => undefined,
  });
  return (
    <form.Form>
      <Stack>
        <form.Field name="name" as={TextField} label="Name" isRequired />
        <form.Field name="email" as={TextField} label="E-mail" kind="email" isRequired />
        <form.SubmitButton>Sign up</form.SubmitButton>
      </Stack>
    </form.Form>
  );
}

export default {
  hasForm: true,
  show: () => <SignUp />,
  steps: [
    press('{Tab}', 'Reach the name'),
    press('{Enter}', 'Send it empty'),
    press('{Tab}', 'Reach the first link'),
    press('{Enter}', 'Follow it'),
    type('Ana'),
    press('{Tab}', 'Reach the e-mail'),
    type('ana@'),
    press('{Tab}', 'Leave it'),
  ],
} satisfies Scenario;
