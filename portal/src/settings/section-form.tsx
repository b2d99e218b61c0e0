import { nullIfBlank } from '@institute/api-schema';
import { toast } from '@institute/design-system';
import { type Answers, type Form, type FormSchema, useRecordForm } from '@institute/design-system/forms';
import { use, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { conflicts } from '../records.ts';
import { type Student, type StudentPatch, useSaveStudent } from '../student.ts';
import { UnsavedForms } from './unsaved-forms.tsx';

export interface SectionFormProps {
  student: Student;
  /** The name under which what is typed is kept. */
  draft: string;
  onClose: () => void;
}

interface SectionFormOptions<Values> extends SectionFormProps {
  schema: FormSchema<Values>;
  /** The part of the student that the section edits. */
  valuesOf: (student: Student) => Values;
  /** Converts the answers, with blank ones as `null`, to what is sent. By default, they are sent as they are. */
  toBody?: (answers: Values, student: Student) => Omit<StudentPatch, 'version'>;
  /** The answers that don't read well as they are, for comparing two versions. */
  describe?: (values: Values) => Answers<Values>;
  onSaved?: (answers: Values) => void;
}

/** The form of one part of the profile. Overwrites changes made elsewhere only if the user chooses so. */
export function useSectionForm<Values extends object>({
  student,
  toBody = (answers) => answers,
  onSaved,
  onClose,
  ...options
}: SectionFormOptions<Values>): Form<Values> {
  const intl = useIntl();
  const save = useSaveStudent();
  const form = useRecordForm({
    ...options,
    record: student,
    toBody: (values: Values, base: Student) => toBody(nullIfBlank(values) as Values, base),
    save,
    ...conflicts,
    onSaved(_, values) {
      onSaved?.(values);
      toast.success(intl.formatMessage({ defaultMessage: 'Your profile was updated.' }), { key: 'profile' });
      onClose();
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
