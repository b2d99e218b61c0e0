import { StudentPatch as limits } from '@institute/api-schema/limits';
import { Columns } from '@institute/design-system';
import { SaveButtons } from '@institute/design-system/forms';
import { today } from '@institute/values/formats';
import { date, lengthMax, olderThan, personName, required, rules } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { type SectionFormProps, useSectionForm } from './section-form.tsx';
import { useStudentFields } from './student-fields.ts';
import { describePersonal, personalValues } from './student-values.ts';

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

export function PersonalForm(props: SectionFormProps) {
  const intl = useIntl();
  const fields = useStudentFields();
  const form = useSectionForm({
    ...props,
    schema,
    valuesOf: personalValues,
    describe: (values) => describePersonal(intl, values),
  });
  return (
    <form.Form>
      <Columns min="s" gap="m" align="end">
        <form.Field name="personalInfo.firstName" {...fields.firstName} />
        <form.Field name="personalInfo.middleName" {...fields.middleName} />
        <form.Field name="personalInfo.lastName" {...fields.lastName} />
      </Columns>
      <form.Field name="personalInfo.dateBirth" {...fields.dateBirth} />
      <form.Field name="personalInfo.gender" {...fields.gender} />
      <SaveButtons onCancel={props.onClose} />
    </form.Form>
  );
}
