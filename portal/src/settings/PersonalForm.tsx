import { StudentPatch as limits } from '@institute/api-schema/limits';
import { Columns, DateField, SelectField, TextField } from '@institute/design-system';
import { formatDate, today } from '@institute/values/formats';
import { date, lengthMax, olderThan, personName, required, rules } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { optionsOf } from '../options-of.ts';
import type { Student } from '../student.ts';
import { genders } from './options.ts';
import { SectionForm, type SectionFormProps, useSectionForm } from './section-form.tsx';

const { firstName, middleName, lastName } = limits.personalInfo;
const schema = z.object({
  personalInfo: z.object({
    firstName: z.string().check(rules(required(), personName(), lengthMax(firstName.maxLength))),
    middleName: z.string().check(rules(personName(), lengthMax(middleName.maxLength))),
    lastName: z.string().check(rules(required(), personName(), lengthMax(lastName.maxLength))),
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

export function PersonalForm({ student, section, draft, onClose }: SectionFormProps) {
  const intl = useIntl();
  const form = useSectionForm({
    draft,
    student,
    onClose,
    schema,
    valuesOf,
    describe: ({ personalInfo: { dateBirth } }) => ({
      'personalInfo.dateBirth': formatDate(dateBirth, 'medium', intl.locale),
    }),
  });
  return (
    <SectionForm form={form} section={section} onClose={onClose}>
      <Columns min="s" gap="m" align="end">
        <form.Field
          name="personalInfo.firstName"
          as={TextField}
          isRequired
          autoComplete="given-name"
          label={intl.formatMessage({ defaultMessage: 'First name' })}
        />
        <form.Field
          name="personalInfo.middleName"
          as={TextField}
          autoComplete="additional-name"
          label={intl.formatMessage({ defaultMessage: 'Middle name' })}
        />
        <form.Field
          name="personalInfo.lastName"
          as={TextField}
          isRequired
          autoComplete="family-name"
          label={intl.formatMessage({ defaultMessage: 'Last name' })}
        />
      </Columns>
      <form.Field
        name="personalInfo.dateBirth"
        as={DateField}
        isBirthDate
        label={intl.formatMessage({ defaultMessage: 'Date of birth' })}
      />
      <form.Field
        name="personalInfo.gender"
        as={SelectField}
        width="medium"
        autoComplete="sex"
        label={intl.formatMessage({ defaultMessage: 'Gender' })}
        options={optionsOf(intl, genders)}
      />
    </SectionForm>
  );
}
