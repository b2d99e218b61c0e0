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
import { queryClient } from '../client.ts';
import { describeError } from '../messages.ts';
import { nullIfBlank, type Student, type StudentUpdate, saveStudent } from '../student.ts';

/** An answer by its label, as people read it. */
export interface Answer {
  label: ReactNode;
  value: string;
}

interface SectionFormOptions<Values> {
  student: Student;
  schema: FormSchema<Values>;
  /** The part of the student that the section edits, in the shape of the call: server errors find their field. */
  valuesOf: (student: Student) => Values;
  /** From the answers, with blank ones as `null`, to the part that is sent. */
  toUpdate: (answers: Values) => Partial<StudentUpdate>;
  /** The values in words, always in the same order: shown where two versions meet. */
  describe: (values: Values) => readonly Answer[];
  onSaved?: (answers: Values) => void;
}

/** The part was changed elsewhere since it was read here, to something else than what is to be saved. */
class SectionConflict<Values> extends Error {
  readonly theirs: Values;

  constructor(theirs: Values) {
    super('The part was changed elsewhere');
    this.theirs = theirs;
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(nullIfBlank(a)) === JSON.stringify(nullIfBlank(b));

/** The form of one part of the profile. What was saved elsewhere is overwritten only by choice. */
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
  // What may be overwritten besides what the form shows: the own last save, and what the student chose to overwrite.
  const known = useRef<Values | null>(null);
  const save = useMutation({
    // Each reads the profile that the one before it has written.
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

/** Asks once before what was typed into any of the forms inside is lost. */
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
