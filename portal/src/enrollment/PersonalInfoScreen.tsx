import { nullIfBlank } from '@institute/api-schema';
import { EnrollmentApplicationPatch as limits } from '@institute/api-schema/limits';
import { region } from '@institute/api-schema/region';
import { Banner, Card, Columns, Fieldset, Link } from '@institute/design-system';
import { type Address, formatPhone, today } from '@institute/values/formats';
import {
  address,
  birthDate,
  date,
  groupRule,
  isOfAge,
  lengthMax,
  mobilePhone,
  personName,
  phone,
  required,
  rules,
} from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useInstitute } from '../institute.ts';
import { useStudentFields } from '../settings/student-fields.ts';
import {
  addressToSend,
  addressValues,
  backgroundValues,
  contactValues,
  describeAddress,
  describeContact,
  describePersonal,
  personalValues,
} from '../settings/student-values.ts';
import { type Student, useStudent } from '../student.ts';
import type { Application } from './applications.ts';
import { useStepForm } from './step-form.ts';
import { stepScreen } from './step-screen.tsx';

export default stepScreen('PERSONAL_INFO', PersonalInfoStep);

const { firstName, middleName, lastName } = limits.personalInfo;
const name = ({ maxLength }: { maxLength: number }) =>
  z.string().check(rules(required(), personName(), lengthMax(maxLength)));
const schema = z.object({
  personalInfo: z.object({
    firstName: name(firstName),
    middleName: z.string().check(rules(personName(), lengthMax(middleName.maxLength))),
    lastName: name(lastName),
    gender: z.string(),
    dateBirth: z.string().check(rules(required(), date(), birthDate(today))),
  }),
  contactInfo: z.object({
    mobilePhone: z.string().check(rules(required(), mobilePhone(region.homeCountry))),
    homePhone: z.string().check(rules(phone(region.homeCountry))),
    workPhone: z.string().check(rules(phone(region.homeCountry))),
  }),
  address: z.custom<Address>().check(groupRule((value) => address(value, { isRequired: true }))),
  educationLevel: z.string(),
  occupation: z.string().check(rules(lengthMax(limits.occupation.maxLength))),
  militaryMember: z.boolean(),
});

const valuesOf = ({ student }: { student: Student }) => ({
  ...personalValues(student),
  ...contactValues(student),
  ...addressValues(student),
  ...backgroundValues(student),
});

/** The form of this step. Its answers are those of the student. */
function usePersonalInfoForm(application: Application) {
  const intl = useIntl();
  const student = useStudent();
  return useStepForm({
    record: { ...application, student },
    step: 'PERSONAL_INFO',
    schema,
    valuesOf,
    toBody: (values, record) => ({
      ...(nullIfBlank(values) as Pick<Student, 'personalInfo' | 'contactInfo' | 'educationLevel'>),
      occupation: values.occupation.trim() || null,
      militaryMember: values.militaryMember,
      address: nullIfBlank(addressToSend(values.address, record.student.address)),
    }),
    async readRecord(current) {
      return {
        ...current,
        student: await api.request('get', '/students/{id}', { path: { id: student.id } }),
      };
    },
    describe: (values) => ({
      ...describePersonal(intl, values),
      ...describeContact(values),
      ...describeAddress(values),
    }),
  });
}

function PersonalInfoStep({ application }: { application: Application }) {
  const fields = useStudentFields();
  const form = usePersonalInfoForm(application);
  return (
    <form.Form>
      <Card padding="fields">
        <form.Field name="personalInfo.firstName" {...fields.firstName} />
        <form.Field name="personalInfo.middleName" {...fields.middleName} />
        <form.Field name="personalInfo.lastName" {...fields.lastName} />
        <form.Field name="personalInfo.gender" {...fields.gender} />
        <form.Field name="personalInfo.dateBirth" {...fields.dateBirth} isRequired />
        <form.Subscribe
          selector={({ values }) => {
            const day = values.personalInfo.dateBirth;
            return date()(day) === null && day !== '' && !isOfAge(day, today());
          }}
        >
          {(isTooYoung) => isTooYoung && <EnrollByPhone />}
        </form.Subscribe>
        <Fieldset {...fields.phones}>
          <Columns min="m" align="end">
            <form.Field name="contactInfo.mobilePhone" {...fields.mobilePhone} isRequired />
            <form.Field name="contactInfo.homePhone" {...fields.homePhone} />
            <form.Field name="contactInfo.workPhone" {...fields.workPhone} />
          </Columns>
        </Fieldset>
        <form.Field name="address" {...fields.address} isRequired />
        <form.Field name="educationLevel" {...fields.educationLevel} />
        <form.Field name="occupation" {...fields.occupation} />
        <form.Field name="militaryMember" {...fields.militaryMember} />
        <form.SubmitButton>
          <FormattedMessage defaultMessage="Save and continue" />
        </form.SubmitButton>
      </Card>
    </form.Form>
  );
}

/** How students who are too young to sign can enroll. */
function EnrollByPhone() {
  const { supportPhone } = useInstitute();
  return (
    <Banner
      tone="info"
      isAnnounced
      title={<FormattedMessage defaultMessage="Not 18 yet? You can enroll by phone" />}
    >
      <FormattedMessage defaultMessage="Call the institute together with a parent or guardian. What you typed here is kept." />{' '}
      {supportPhone && (
        <Link href={`tel:${supportPhone}`}>
          <FormattedMessage
            defaultMessage="Call {phone}"
            values={{ phone: formatPhone(supportPhone, region.homeCountry) }}
          />
        </Link>
      )}
    </Banner>
  );
}
