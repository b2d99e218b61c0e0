import { toast } from '@institute/design-system';
import { type FormSchema, useForm } from '@institute/design-system/forms';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { nullIfBlank, type StudentUpdate, saveStudent } from '../student.ts';

interface SectionFormOptions<Values> {
  studentId: string;
  schema: FormSchema<Values>;
  /** The part of the student that the section edits, in the shape of the call: server errors find their field. */
  defaultValues: Values;
  /** From the answers, with blank ones as `null`, to the part that is sent. */
  toUpdate: (answers: Values) => Partial<StudentUpdate>;
  onSaved?: (answers: Values) => void;
}

/** The form of one part of the profile. */
export function useSectionForm<Values extends object>({
  studentId,
  schema,
  defaultValues,
  toUpdate,
  onSaved,
}: SectionFormOptions<Values>) {
  const intl = useIntl();
  const save = useMutation({
    // Each reads the profile that the one before it has written.
    scope: { id: 'student' },
    mutationFn: (change: Partial<StudentUpdate>) => saveStudent(studentId, change),
  });
  return useForm({
    schema,
    defaultValues,
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      await save.mutateAsync(toUpdate(nullIfBlank(value) as Values));
      onSaved?.(value);
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your profile was updated.',
          description: 'Positive message after saving the profile',
        }),
        { key: 'profile' },
      );
    },
  });
}

export const SaveLabel = () => (
  <FormattedMessage defaultMessage="Save" description="Button that saves a part of the settings" />
);
