import { type CoachUpdate, saveCoach } from '@institute/api-schema';
import { Card, Inline, LinkButton, Stack, toast, useNavigate } from '@institute/design-system';
import { type Form, type FormSchema, UnsavedChangesGuard, useForm } from '@institute/design-system/forms';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { client } from '../client.ts';
import { useCoachId } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';

export const announceSave = (intl: IntlShape) =>
  toast.success(
    intl.formatMessage({
      defaultMessage: 'Your profile was updated.',
      description: 'Positive message after saving the profile',
    }),
    { key: 'profile' },
  );

interface SectionFormOptions<Values> {
  schema: FormSchema<Values>;
  /** Shaped like the request body, so that server errors find their fields. */
  defaultValues: Values;
  toUpdate: (values: Values) => Partial<CoachUpdate>;
}

/** The form of one section of the profile. After saving, it returns to the profile. */
export function useSectionForm<Values extends object>({
  schema,
  defaultValues,
  toUpdate,
}: SectionFormOptions<Values>): Form<Values> {
  const intl = useIntl();
  const navigate = useNavigate();
  const coachId = useCoachId();
  const save = useMutation({
    // Runs saves one by one, so that each reads the profile written by the previous one.
    scope: { id: 'coach' },
    mutationFn: (change: Partial<CoachUpdate>) => saveCoach(client, coachId, change),
  });
  return useForm({
    schema,
    defaultValues,
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      await save.mutateAsync(toUpdate(value));
      announceSave(intl);
      navigate(paths.profile());
    },
  });
}

/** The fields of a section, with save and cancel buttons. */
export function SectionForm<Values extends object>({
  form,
  children,
}: {
  form: Form<Values>;
  children: ReactNode;
}) {
  return (
    <>
      <form.Form>
        <Card padding="l">
          <Stack gap="l">{children}</Stack>
        </Card>
        <form.SubmitButton>
          <FormattedMessage defaultMessage="Save" description="Button that saves a form" />
        </form.SubmitButton>
        <Inline gap="s">
          <LinkButton variant="quiet" href={paths.profile()}>
            <FormattedMessage defaultMessage="Cancel" description="Leaves a form without saving" />
          </LinkButton>
        </Inline>
      </form.Form>
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </>
  );
}
