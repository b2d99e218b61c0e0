import { Dialog, Link, Text, TextField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { confirmation, required, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { client } from '../client.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../paths.ts';
import { session } from '../session.ts';
import { useAccount } from './account.ts';

/** Asks for the address before the coach account is deleted. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const { email } = useAccount();
  const form = useForm({
    schema: z.object({ email: z.string().check(rules(required(), confirmation(email))) }),
    defaultValues: { email: '' },
    async onSubmit() {
      await client.DELETE('/coaches/{coachId}/account', { params: { path: { coachId } } });
      await session.signOut();
    },
  });
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={intl.formatMessage({
        defaultMessage: 'Delete your coach account?',
        description: 'Title of the question before the coach account is deleted',
      })}
    >
      <form.Form hasErrorSummary={false}>
        <Text>
          <FormattedMessage
            defaultMessage="You can’t undo this. You may want to download your data first. <link>See my sessions</link>"
            description="Warning before the coach account is deleted"
            values={{ link: (text) => <Link href={paths.mySessions()}>{text}</Link> }}
          />
        </Text>
        <form.Field
          name="email"
          as={TextField}
          kind="email"
          isRequired
          label={intl.formatMessage(
            {
              defaultMessage: 'Type {email} to confirm',
              description: 'Label of the field that confirms deleting the coach account',
            },
            { email },
          )}
        />
        <form.SubmitButton variant="danger">
          <FormattedMessage
            defaultMessage="Delete coach account"
            description="Button that deletes the coach account"
          />
        </form.SubmitButton>
      </form.Form>
    </Dialog>
  );
}
