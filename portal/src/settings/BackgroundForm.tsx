import { StudentPatch as limits } from '@institute/api-schema/limits';
import { CheckboxField, SelectField, TextField } from '@institute/design-system';
import { lengthMax, rules } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { optionsOf } from '../options-of.ts';
import type { Student, StudentPatch } from '../student.ts';
import { educationLevels } from './options.ts';
import { SectionForm, type SectionFormProps, useSectionForm } from './section-form.tsx';

const schema = z.object({
  occupation: z.string().check(rules(lengthMax(limits.occupation.maxLength))),
  educationLevel: z.string(),
  militaryMember: z.boolean(),
});

const valuesOf = (student: Student) => ({
  occupation: student.occupation ?? '',
  educationLevel: student.educationLevel ?? '',
  militaryMember: student.militaryMember ?? false,
});

export function BackgroundForm({ student, section, draft, onClose }: SectionFormProps) {
  const intl = useIntl();
  const form = useSectionForm({
    draft,
    student,
    onClose,
    schema,
    valuesOf,
    toBody: (answers) => answers as StudentPatch,
  });
  return (
    <SectionForm form={form} section={section} onClose={onClose}>
      <form.Field
        name="occupation"
        as={TextField}
        autoComplete="organization-title"
        label={intl.formatMessage({ defaultMessage: 'Occupation' })}
      />
      <form.Field
        name="educationLevel"
        as={SelectField}
        width="medium"
        label={intl.formatMessage({ defaultMessage: 'Education level' })}
        options={optionsOf(intl, educationLevels)}
      />
      <form.Field
        name="militaryMember"
        as={CheckboxField}
        label={intl.formatMessage({ defaultMessage: 'I’m a member of the military or a veteran' })}
      />
    </SectionForm>
  );
}
