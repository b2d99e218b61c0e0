import { StudentPatch as limits } from '@institute/api-schema/limits';
import { CheckboxField, SelectField, TextField } from '@institute/design-system';
import { lengthMax, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Student, StudentPatch } from '../student.ts';
import { choicesOf, educationLevels, labelOf } from './options.ts';
import { ProfileSection } from './ProfileSection.tsx';
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

export function BackgroundSection({ student }: { student: Student }) {
  const intl = useIntl();
  const title = (
    <FormattedMessage
      defaultMessage="Background"
      description="Heading: occupation, education, military service"
    />
  );
  return (
    <ProfileSection
      title={title}
      lead={
        <FormattedMessage
          defaultMessage="This helps your advisor recommend the right class."
          description="Sentence under the heading of occupation and education"
        />
      }
      student={student}
      draft="profile.background"
      answers={[
        {
          term: intl.formatMessage({ defaultMessage: 'Occupation', description: 'Label of a field' }),
          value: student.occupation,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Education level', description: 'Label of a field' }),
          value: student.educationLevel && labelOf(intl, educationLevels, student.educationLevel),
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Military', description: 'In the profile' }),
          value: student.militaryMember ? (
            <FormattedMessage
              defaultMessage="Member or veteran"
              description="In the profile: of the military"
            />
          ) : (
            <FormattedMessage defaultMessage="No" description="In the profile: not of the military" />
          ),
        },
      ]}
      form={BackgroundForm}
    />
  );
}

function BackgroundForm({ student, section, draft, onClose }: SectionFormProps) {
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
        label={intl.formatMessage({ defaultMessage: 'Occupation', description: 'Label of a field' })}
      />
      <form.Field
        name="educationLevel"
        as={SelectField}
        width="medium"
        label={intl.formatMessage({
          defaultMessage: 'Education level',
          description: 'Label of a field',
        })}
        options={choicesOf(intl, educationLevels)}
      />
      <form.Field
        name="militaryMember"
        as={CheckboxField}
        label={intl.formatMessage({
          defaultMessage: 'I’m a member of the military or a veteran',
          description: 'Label of a checkbox',
        })}
      />
    </SectionForm>
  );
}
