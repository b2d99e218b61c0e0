import { ApiError, type CoachUpdate, saveCoach } from '@institute/api-schema';
import { Card, Inline, LinkButton, Stack, toast, useNavigate } from '@institute/design-system';
import { type Form, type FormSchema, UnsavedChangesGuard, useForm } from '@institute/design-system/forms';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { client } from '../client.ts';
import type { Coach } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { ProfileConflict } from './ProfileConflict.tsx';

export const announceSave = (intl: IntlShape) =>
  toast.success(
    intl.formatMessage({
      defaultMessage: 'Your profile was updated.',
      description: 'Positive message after saving the profile',
    }),
    { key: 'profile' },
  );

interface SectionFormOptions<Values> {
  coach: Coach;
  schema: FormSchema<Values>;
  /** The fields of the section, shaped like the request body, so that server errors find their fields. */
  valuesOf: (coach: Coach) => Values;
  toUpdate: (values: Values) => Partial<CoachUpdate>;
}

/**
 * The form of one section of the profile. After saving, it returns to the profile. Overwrites changes made elsewhere
 * only if the coach chooses so.
 */
export function useSectionForm<Values extends object>({
  coach,
  schema,
  valuesOf,
  toUpdate,
}: SectionFormOptions<Values>): Form<Values> {
  const intl = useIntl();
  const navigate = useNavigate();
  const save = useMutation({
    // Runs saves one by one, so that each reads the profile written by the previous one.
    scope: { id: 'coach' },
    mutationFn: ({ change, base }: Record<'change' | 'base', Partial<CoachUpdate>>) =>
      saveCoach(client, coach.id, change, base),
  });
  // The version that the coach chose to overwrite.
  const overwritten = useRef<Coach | null>(null);
  const conflict = (theirs: Coach) => (
    <ProfileConflict
      mine={toUpdate(form.state.values)}
      theirs={theirs}
      onKeepMine={() => {
        overwritten.current = theirs;
        void form.submit();
      }}
      onTakeTheirs={() => {
        form.reset(valuesOf(theirs));
        void queryClient.invalidateQueries();
      }}
    />
  );
  const form: Form<Values> = useForm({
    schema,
    defaultValues: valuesOf(coach),
    describeError: (error) =>
      error instanceof ApiError && error.key === 'versionConflict' && error.current
        ? conflict(error.current as unknown as Coach)
        : describeError(intl, error),
    async onSubmit({ value }) {
      const base = overwritten.current ? valuesOf(overwritten.current) : form.savedValues;
      await save.mutateAsync({ change: toUpdate(value), base: toUpdate(base) });
      announceSave(intl);
      navigate(paths.profile());
    },
  });
  return form;
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
