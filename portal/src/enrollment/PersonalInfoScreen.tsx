import { EnrollmentApplicationPatch as limits } from '@institute/api-schema/limits';
import { region } from '@institute/api-schema/region';
import {
  AddressFields,
  Banner,
  CheckboxField,
  Columns,
  DateField,
  Link,
  PhoneField,
  SelectField,
  Stack,
  TextField,
} from '@institute/design-system';
import type { Form } from '@institute/design-system/forms';
import { type Address, formatAddress, formatDate, formatPhone, today } from '@institute/values/formats';
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
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { client } from '../client.ts';
import { useInstitute } from '../institute.ts';
import { optionsOf } from '../options-of.ts';
import { addressToSend, addressValues } from '../settings/address-values.ts';
import { educationLevels, genders } from '../settings/options.ts';
import { nullIfBlank, type Student, useStudent } from '../student.ts';
import type { Application } from './applications.ts';
import { StepShell } from './StepShell.tsx';
import { useStepForm } from './step-form.ts';

export default function PersonalInfoScreen({ params }: { params: Record<string, string> }) {
  return (
    <StepShell applicationId={params.applicationId ?? ''} step="PERSONAL_INFO">
      {(application) => <PersonalInfoStep application={application} />}
    </StepShell>
  );
}

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

function answersOf({ personalInfo, contactInfo, address, ...rest }: Student) {
  return {
    personalInfo: {
      firstName: personalInfo.firstName,
      middleName: personalInfo.middleName ?? '',
      lastName: personalInfo.lastName,
      gender: (personalInfo.gender ?? '') as string,
      dateBirth: personalInfo.dateBirth ?? '',
    },
    contactInfo: {
      mobilePhone: contactInfo.mobilePhone ?? '',
      homePhone: contactInfo.homePhone ?? '',
      workPhone: contactInfo.workPhone ?? '',
    },
    address: addressValues(address),
    educationLevel: (rest.educationLevel ?? '') as string,
    occupation: rest.occupation ?? '',
    militaryMember: rest.militaryMember ?? false,
  };
}
type Answers = ReturnType<typeof answersOf>;

/** The form of this step. Its answers are those of the student. */
function usePersonalInfoForm(application: Application) {
  const intl = useIntl();
  const student = useStudent();
  const phoneText = (number: string) => formatPhone(number, region.homeCountry);
  return useStepForm({
    record: { ...application, student },
    step: 'PERSONAL_INFO',
    schema,
    valuesOf: (record) => answersOf(record.student),
    toBody: (values, record) => ({
      ...(nullIfBlank(values) as Pick<Student, 'personalInfo' | 'contactInfo' | 'educationLevel'>),
      occupation: values.occupation.trim() || null,
      militaryMember: values.militaryMember,
      address: nullIfBlank(addressToSend(values.address, record.student.address)),
    }),
    async readRecord(current) {
      const { data } = await client.GET('/students/{id}', { params: { path: { id: student.id } } });
      return { ...current, student: data!.content };
    },
    describe: ({ personalInfo, contactInfo, address }) => ({
      'personalInfo.dateBirth': formatDate(personalInfo.dateBirth, 'medium', intl.locale),
      'contactInfo.mobilePhone': phoneText(contactInfo.mobilePhone),
      'contactInfo.homePhone': phoneText(contactInfo.homePhone),
      'contactInfo.workPhone': phoneText(contactInfo.workPhone),
      // Compared as a whole, because a street belongs to its city.
      address: formatAddress(address as Address),
    }),
  });
}

function PersonalInfoStep({ application }: { application: Application }) {
  const intl = useIntl();
  const form = usePersonalInfoForm(application);
  const label = labelsOf(intl);
  return (
    <Stack gap="l">
      <form.Form>
        <NameFields form={form} />
        <form.Field
          name="personalInfo.dateBirth"
          as={DateField}
          isRequired
          isBirthDate
          label={label.dateBirth}
        />
        <form.Subscribe
          selector={({ values }) => {
            const day = values.personalInfo.dateBirth;
            return date()(day) === null && day !== '' && !isOfAge(day, today());
          }}
        >
          {(isTooYoung) => isTooYoung && <EnrollByPhone />}
        </form.Subscribe>
        <form.Field
          name="personalInfo.gender"
          as={SelectField}
          width="medium"
          autoComplete="sex"
          label={label.gender}
          options={optionsOf(intl, genders)}
        />
        <PhoneFields form={form} />
        <form.Field name="address" as={AddressFields} isRequired label={label.address} />
        <form.Field
          name="educationLevel"
          as={SelectField}
          width="medium"
          label={label.educationLevel}
          options={optionsOf(intl, educationLevels)}
        />
        <form.Field
          name="occupation"
          as={TextField}
          autoComplete="organization-title"
          label={label.occupation}
        />
        <form.Field name="militaryMember" as={CheckboxField} label={label.militaryMember} />
        <form.SubmitButton>
          <FormattedMessage defaultMessage="Save and continue" />
        </form.SubmitButton>
      </form.Form>
    </Stack>
  );
}

function NameFields({ form }: { form: Form<Answers> }) {
  const label = labelsOf(useIntl());
  return (
    <Columns min="s" gap="m" align="end">
      <form.Field
        name="personalInfo.firstName"
        as={TextField}
        isRequired
        autoComplete="given-name"
        label={label.firstName}
      />
      <form.Field
        name="personalInfo.middleName"
        as={TextField}
        autoComplete="additional-name"
        label={label.middleName}
      />
      <form.Field
        name="personalInfo.lastName"
        as={TextField}
        isRequired
        autoComplete="family-name"
        label={label.lastName}
      />
    </Columns>
  );
}

function PhoneFields({ form }: { form: Form<Answers> }) {
  const label = labelsOf(useIntl());
  return (
    <>
      <form.Field
        name="contactInfo.mobilePhone"
        as={PhoneField}
        isRequired
        autoComplete="tel"
        label={label.mobilePhone}
      />
      <form.Field
        name="contactInfo.homePhone"
        as={PhoneField}
        autoComplete="home tel"
        label={label.homePhone}
      />
      <form.Field
        name="contactInfo.workPhone"
        as={PhoneField}
        autoComplete="work tel"
        label={label.workPhone}
      />
    </>
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

const labelsOf = (intl: IntlShape) => ({
  firstName: intl.formatMessage({ defaultMessage: 'First name' }),
  middleName: intl.formatMessage({ defaultMessage: 'Middle name' }),
  lastName: intl.formatMessage({ defaultMessage: 'Last name' }),
  dateBirth: intl.formatMessage({ defaultMessage: 'Date of birth' }),
  gender: intl.formatMessage({ defaultMessage: 'Gender' }),
  mobilePhone: intl.formatMessage({ defaultMessage: 'Mobile phone' }),
  homePhone: intl.formatMessage({ defaultMessage: 'Home phone' }),
  workPhone: intl.formatMessage({ defaultMessage: 'Work phone' }),
  address: intl.formatMessage({ defaultMessage: 'Postal address' }),
  educationLevel: intl.formatMessage({ defaultMessage: 'Education level' }),
  occupation: intl.formatMessage({ defaultMessage: 'Occupation' }),
  militaryMember: intl.formatMessage({ defaultMessage: 'I’m a member of the military or a veteran' }),
});
