import { CheckboxField, SelectField, TextField } from '@institute/design-system';
import { lengthMax, rules, textCap } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Student, StudentUpdate } from '../student.ts';
import { choicesOf, educationLevels } from './options.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { SaveLabel, useSectionForm } from './section-form.tsx';

const schema = z.object({
  occupation: z.string().check(rules(lengthMax(textCap))),
  educationLevel: z.string(),
  militaryMember: z.boolean(),
});

export function BackgroundSection({ student }: { student: Student }) {
  const intl = useIntl();
  const form = useSectionForm({
    studentId: student.id,
    schema,
    defaultValues: {
      occupation: student.occupation ?? '',
      educationLevel: student.educationLevel ?? '',
      militaryMember: student.militaryMember ?? false,
    },
    toUpdate: (answers) => answers as Partial<StudentUpdate>,
  });

  return (
    <SettingsSection
      title={
        <FormattedMessage
          defaultMessage="Background"
          description="Heading: occupation, education, military service"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="This helps your advisor recommend the right class."
          description="Sentence under the heading of occupation and education"
        />
      }
    >
      <form.Form>
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
        <form.SubmitButton>
          <SaveLabel />
        </form.SubmitButton>
      </form.Form>
    </SettingsSection>
  );
}
