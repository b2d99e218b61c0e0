import type { Schemas } from '@institute/api-schema';
import { Card, toast, useNavigateWhileHere } from '@institute/design-system';
import {
  type Answers,
  type Form,
  type FormSchema,
  SubmitBar,
  useRecordForm,
} from '@institute/design-system/forms';
import type { ReactNode } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import type { Coach } from '../coach.ts';
import { paths } from '../places.ts';
import { conflicts, patch } from '../records.ts';

type CoachPatch = Schemas['CoachPatch'];

export const profileSaved = defineMessage({ defaultMessage: 'Your profile was updated.' });

interface SectionFormOptions<Values> {
  coach: Coach;
  /** The name under which what is typed is kept. */
  draft: string;
  schema: FormSchema<Values>;
  /** The fields of the section. */
  valuesOf: (coach: Coach) => Values;
  /** The fields as they are sent, so that server errors find them. */
  toBody: (values: Values) => Omit<CoachPatch, 'version'>;
  /** The values that don't read well as they are, for comparing two versions. */
  describe?: (values: Values) => Answers<Values>;
}

/**
 * The form of one section of the profile. After saving, it returns to the profile. Overwrites changes made elsewhere
 * only if the coach chooses so.
 */
export function useSectionForm<Values extends object>({
  coach,
  ...options
}: SectionFormOptions<Values>): Form<Values> {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  return useRecordForm({
    ...options,
    record: coach,
    save: (body) => patch('/coaches/{id}', { path: { id: coach.id }, body }),
    ...conflicts,
    onSaved() {
      toast.success(intl.formatMessage(profileSaved), { key: 'profile' });
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
    <form.Form>
      <Card padding="fields">{children}</Card>
      <SubmitBar cancelHref={paths.profile()} />
    </form.Form>
  );
}
