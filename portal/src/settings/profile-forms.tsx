import { StudentPatch as limits } from '@institute/api-schema/limits';
import { region } from '@institute/api-schema/region';
import { Columns, Fieldset, Stack } from '@institute/design-system';
import { SaveButtons } from '@institute/design-system/forms';
import { type Address, today } from '@institute/values/formats';
import {
  address,
  date,
  groupRule,
  lengthMax,
  mobilePhone,
  olderThan,
  personName,
  phone,
  required,
  rules,
} from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { StudentPatch } from '../student.ts';
import { type SectionFormProps, useSectionForm } from './section-form.tsx';
import { useStudentFields } from './student-fields.ts';
import {
  addressToSend,
  addressValues,
  backgroundValues,
  contactValues,
  describeAddress,
  describeContact,
  describePersonal,
  personalValues,
} from './student-values.ts';

/** The forms of the profile, in one request: on the first press of "Change". */
export { LanguageForm } from './LanguageForm.tsx';

const { firstName, middleName, lastName } = limits.personalInfo;
const personalSchema = z.object({
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
    schema: personalSchema,
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

const contactSchema = z.object({
  contactInfo: z.object({
    mobilePhone: z.string().check(rules(mobilePhone(region.homeCountry))),
    homePhone: z.string().check(rules(phone(region.homeCountry))),
    workPhone: z.string().check(rules(phone(region.homeCountry))),
  }),
});

export function ContactForm(props: SectionFormProps) {
  const fields = useStudentFields();
  const form = useSectionForm({
    ...props,
    schema: contactSchema,
    valuesOf: contactValues,
    describe: describeContact,
  });
  return (
    <form.Form>
      <Fieldset {...fields.phones}>
        <Stack gap="l">
          <form.Field name="contactInfo.mobilePhone" {...fields.mobilePhone} />
          <form.Field name="contactInfo.homePhone" {...fields.homePhone} />
          <form.Field name="contactInfo.workPhone" {...fields.workPhone} />
        </Stack>
      </Fieldset>
      <SaveButtons onCancel={props.onClose} />
    </form.Form>
  );
}

const addressSchema = z.object({ address: z.custom<Address>().check(groupRule(address)) });

export function AddressForm(props: SectionFormProps) {
  const fields = useStudentFields();
  const form = useSectionForm({
    ...props,
    schema: addressSchema,
    valuesOf: addressValues,
    toBody: (answers, saved) => ({ address: addressToSend(answers.address, saved.address) }),
    describe: describeAddress,
  });
  return (
    <form.Form>
      <form.Field name="address" {...fields.address} />
      <SaveButtons onCancel={props.onClose} />
    </form.Form>
  );
}

const backgroundSchema = z.object({
  occupation: z.string().check(rules(lengthMax(limits.occupation.maxLength))),
  educationLevel: z.string(),
  militaryMember: z.boolean(),
});

export function BackgroundForm(props: SectionFormProps) {
  const fields = useStudentFields();
  const form = useSectionForm({
    ...props,
    schema: backgroundSchema,
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
