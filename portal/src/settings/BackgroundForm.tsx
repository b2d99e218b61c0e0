import { StudentPatch as limits } from '@institute/api-schema/limits';
import { SaveButtons } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/values/rules';
import { z } from 'zod/mini';
import type { StudentPatch } from '../student.ts';
import { type SectionFormProps, useSectionForm } from './section-form.tsx';
import { useStudentFields } from './student-fields.ts';
import { backgroundValues } from './student-values.ts';

const schema = z.object({
  occupation: z.string().check(rules(lengthMax(limits.occupation.maxLength))),
  educationLevel: z.string(),
  militaryMember: z.boolean(),
});

export function BackgroundForm(props: SectionFormProps) {
  const fields = useStudentFields();
  const form = useSectionForm({
    ...props,
    schema,
    valuesOf: backgroundValues,
    toBody: (answers) => answers as StudentPatch,
  });
  return (
    <form.Form>
      <form.Field name="occupation" {...fields.occupation} />
      <form.Field name="educationLevel" {...fields.educationLevel} />
      <form.Field name="militaryMember" {...fields.militaryMember} />
      <SaveButtons onCancel={props.onClose} />
    </form.Form>
  );
}
