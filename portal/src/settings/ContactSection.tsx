import { PhoneField, SectionCard } from '@institute/design-system';
import { formatPhone } from '@institute/design-system/formats';
import { mobilePhone, phone, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Student } from '../student.ts';
import { SaveLabel, useSectionForm } from './section-form.tsx';

const schema = z.object({
  contactInfo: z.object({
    mobilePhone: z.string().check(rules(mobilePhone())),
    homePhone: z.string().check(rules(phone())),
    workPhone: z.string().check(rules(phone())),
  }),
});

const valuesOf = ({ contactInfo }: Student) => ({
  contactInfo: {
    mobilePhone: contactInfo.mobilePhone ?? '',
    homePhone: contactInfo.homePhone ?? '',
    workPhone: contactInfo.workPhone ?? '',
  },
});

export function ContactSection({ student }: { student: Student }) {
  const intl = useIntl();
  const labels = {
    mobilePhone: intl.formatMessage({ defaultMessage: 'Mobile phone', description: 'Label of a field' }),
    homePhone: intl.formatMessage({ defaultMessage: 'Home phone', description: 'Label of a field' }),
    workPhone: intl.formatMessage({ defaultMessage: 'Work phone', description: 'Label of a field' }),
  };
  const form = useSectionForm({
    student,
    schema,
    valuesOf,
    toUpdate: (answers) => answers as Pick<Student, 'contactInfo'>,
    describe: ({ contactInfo }) =>
      (['mobilePhone', 'homePhone', 'workPhone'] as const).map((name) => ({
        label: labels[name],
        value: formatPhone(contactInfo[name]),
      })),
  });

  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Phones" description="Heading: phone numbers" />}
      lead={
        <FormattedMessage
          defaultMessage="We only call about important changes, such as a class that moves or a payment that fails."
          description="Sentence under the heading of phone numbers"
        />
      }
    >
      <form.Form>
        <form.Field
          name="contactInfo.mobilePhone"
          as={PhoneField}
          autoComplete="tel"
          label={labels.mobilePhone}
        />
        <form.Field
          name="contactInfo.homePhone"
          as={PhoneField}
          autoComplete="home tel"
          label={labels.homePhone}
        />
        <form.Field
          name="contactInfo.workPhone"
          as={PhoneField}
          autoComplete="work tel"
          label={labels.workPhone}
        />
        <form.SubmitButton>
          <SaveLabel />
        </form.SubmitButton>
      </form.Form>
    </SectionCard>
  );
}
