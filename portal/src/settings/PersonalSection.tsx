import { Columns, DateField, SectionCard, SelectField, TextField } from '@institute/design-system';
import { formatDate, today } from '@institute/design-system/formats';
import {
  date,
  lengthMax,
  olderThan,
  personName,
  required,
  rules,
  textCap,
} from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Student } from '../student.ts';
import { choicesOf, genders, wordOf } from './options.ts';
import { SaveLabel, useSectionForm } from './section-form.tsx';

const schema = z.object({
  personalInfo: z.object({
    firstName: z.string().check(rules(required(), personName(), lengthMax(textCap))),
    middleName: z.string().check(rules(personName(), lengthMax(textCap))),
    lastName: z.string().check(rules(required(), personName(), lengthMax(textCap))),
    gender: z.string(),
    dateBirth: z.string().check(rules(date(), olderThan(today))),
  }),
});

const valuesOf = ({ personalInfo }: Student) => ({
  personalInfo: {
    firstName: personalInfo.firstName,
    middleName: personalInfo.middleName ?? '',
    lastName: personalInfo.lastName,
    gender: personalInfo.gender ?? '',
    dateBirth: personalInfo.dateBirth ?? '',
  },
});

export function PersonalSection({ student }: { student: Student }) {
  const intl = useIntl();
  const labels = {
    firstName: intl.formatMessage({ defaultMessage: 'First name', description: 'Label of a field' }),
    middleName: intl.formatMessage({ defaultMessage: 'Middle name', description: 'Label of a field' }),
    lastName: intl.formatMessage({ defaultMessage: 'Last name', description: 'Label of a field' }),
    dateBirth: intl.formatMessage({ defaultMessage: 'Date of birth', description: 'Label of a field' }),
    gender: intl.formatMessage({ defaultMessage: 'Gender', description: 'Label of a field' }),
  };
  const form = useSectionForm({
    student,
    schema,
    valuesOf,
    toUpdate: (answers) => answers as Pick<Student, 'personalInfo'>,
    describe: ({ personalInfo: { gender, dateBirth, ...name } }) => [
      { label: labels.firstName, value: name.firstName },
      { label: labels.middleName, value: name.middleName },
      { label: labels.lastName, value: name.lastName },
      { label: labels.dateBirth, value: formatDate(dateBirth, 'medium', intl.locale) },
      { label: labels.gender, value: wordOf(intl, genders, gender) },
    ],
  });

  return (
    <SectionCard
      title={
        <FormattedMessage defaultMessage="About you" description="Heading: names, gender and date of birth" />
      }
      lead={
        <FormattedMessage
          defaultMessage="Your name as it should appear on your certificate."
          description="Sentence under the heading of names, gender and date of birth"
        />
      }
    >
      <form.Form>
        <Columns min="s" gap="m">
          <form.Field
            name="personalInfo.firstName"
            as={TextField}
            isRequired
            autoComplete="given-name"
            label={labels.firstName}
          />
          <form.Field
            name="personalInfo.middleName"
            as={TextField}
            autoComplete="additional-name"
            label={labels.middleName}
          />
          <form.Field
            name="personalInfo.lastName"
            as={TextField}
            isRequired
            autoComplete="family-name"
            label={labels.lastName}
          />
        </Columns>
        <form.Field name="personalInfo.dateBirth" as={DateField} isBirthDate label={labels.dateBirth} />
        <form.Field
          name="personalInfo.gender"
          as={SelectField}
          width="medium"
          autoComplete="sex"
          label={labels.gender}
          options={choicesOf(intl, genders)}
        />
        <form.SubmitButton>
          <SaveLabel />
        </form.SubmitButton>
      </form.Form>
    </SectionCard>
  );
}
