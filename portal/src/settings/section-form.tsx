import { toast } from '@institute/design-system';
import {
  type Form,
  type FormSchema,
  UnsavedChangesGuard,
  useForm,
  VersionConflict,
} from '@institute/design-system/forms';
import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { queryClient } from '../query-client.ts';
import { nullIfBlank, type Student, type StudentUpdate, saveStudent } from '../student.ts';

/** An answer with its label, formatted. */
export interface Answer {
  label: ReactNode;
  value: string;
}

interface SectionFormOptions<Values> {
  student: Student;
  schema: FormSchema<Values>;
  /**
   * The part of the student that the section edits, shaped like the request body, so that server errors find their
   * fields.
   */
  valuesOf: (student: Student) => Values;
  /** Converts the answers, with blank ones as `null`, to the part that is sent. */
  toUpdate: (answers: Values) => Partial<StudentUpdate>;
  /** The formatted values, always in the same order, for comparing two versions. */
  describe: (values: Values) => readonly Answer[];
  onSaved?: (answers: Values) => void;
}

/** The part was changed elsewhere in the meantime, to values other than those being saved. */
class SectionConflict<Values> extends Error {
  readonly theirs: Values;

  constructor(theirs: Values) {
    super('The part was changed elsewhere');
    this.theirs = theirs;
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(nullIfBlank(a)) === JSON.stringify(nullIfBlank(b));

/** The form of one part of the profile. Overwrites changes made elsewhere only if the user chooses so. */
export function useSectionForm<Values extends object>({
  student: { id: studentId },
  student,
  schema,
  valuesOf,
  toUpdate,
  describe,
  onSaved,
}: SectionFormOptions<Values>): Form<Values> {
  const intl = useIntl();
  // Versions that may be overwritten besides the one the form shows: the form's last save, and what the student chose
  // to overwrite.
  const known = useRef<Values | null>(null);
  const save = useMutation({
    // Runs saves one by one, so that each reads the profile written by the previous one.
    scope: { id: 'student' },
    mutationFn: ({ mine, base }: { mine: Values; base: Values }) =>
      saveStudent(studentId, (now) => {
        const theirs = valuesOf(now);
        if (![base, known.current, mine].some((one) => isSame(one, theirs)))
          throw new SectionConflict(theirs);
        return toUpdate(nullIfBlank(mine) as Values);
      }),
  });
  const conflict = (theirs: Values) => {
    const saved = describe(theirs);
    return (
      <VersionConflict
        fields={describe(form.state.values)
          .map(({ label, value }, index) => ({ label, mine: value, theirs: saved[index]!.value }))
          .filter(({ mine, theirs }) => mine !== theirs)}
        onKeepMine={() => {
          known.current = theirs;
          void form.submit();
        }}
        onTakeTheirs={() => {
          form.reset(theirs);
          void queryClient.invalidateQueries();
        }}
      />
    );
  };
  const form: Form<Values> = useForm({
    schema,
    defaultValues: valuesOf(student),
    describeError: (error) =>
      error instanceof SectionConflict ? conflict(error.theirs as Values) : describeError(intl, error),
    async onSubmit({ value }) {
      known.current = valuesOf(await save.mutateAsync({ mine: value, base: form.savedValues }));
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
  const unsavedForms = use(UnsavedForms);
  const { isUnsaved } = form;
  useEffect(() => {
    unsavedForms.add(isUnsaved);
    return () => void unsavedForms.delete(isUnsaved);
  }, [unsavedForms, isUnsaved]);
  return form;
}

const UnsavedForms = createContext<Set<() => boolean>>(new Set());

/** Warns once about unsaved changes in any of the forms inside. */
export function SectionForms({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<() => boolean>());
  return (
    <UnsavedForms value={forms}>
      {children}
      <UnsavedChangesGuard isUnsaved={() => [...forms].some((isUnsaved) => isUnsaved())} />
    </UnsavedForms>
  );
}

export const SaveLabel = () => (
  <FormattedMessage defaultMessage="Save" description="Button that saves a part of the settings" />
);
