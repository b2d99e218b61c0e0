import { region } from '@institute/api-schema/region';
import { PhoneField, SectionCard } from '@institute/design-system';
import { formatPhone } from '@institute/design-system/formats';
import { mobilePhone, phone, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Student } from '../student.ts';
import { SaveLabel, useSectionForm } from './section-form.tsx';

const schema = z.object({
  contactInfo: z.object({
    mobilePhone: z.string().check(rules(mobilePhone(region.homeCountry))),
    homePhone: z.string().check(rules(phone(region.homeCountry))),
    workPhone: z.string().check(rules(phone(region.homeCountry))),
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
  const form = useSectionForm({
    draft: 'profile.contact',
    student,
    schema,
    valuesOf,
    describe: ({ contactInfo }) => ({
      'contactInfo.mobilePhone': formatPhone(contactInfo.mobilePhone, region.homeCountry),
      'contactInfo.homePhone': formatPhone(contactInfo.homePhone, region.homeCountry),
      'contactInfo.workPhone': formatPhone(contactInfo.workPhone, region.homeCountry),
    }),
  });

  const title = <FormattedMessage defaultMessage="Phones" description="Heading: phone numbers" />;
  return (
    <SectionCard
      title={title}
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
          label={intl.formatMessage({ defaultMessage: 'Mobile phone', description: 'Label of a field' })}
        />
        <form.Field
          name="contactInfo.homePhone"
          as={PhoneField}
          autoComplete="home tel"
          label={intl.formatMessage({ defaultMessage: 'Home phone', description: 'Label of a field' })}
        />
        <form.Field
          name="contactInfo.workPhone"
          as={PhoneField}
          autoComplete="work tel"
          label={intl.formatMessage({ defaultMessage: 'Work phone', description: 'Label of a field' })}
        />
        <form.SubmitButton>
          <SaveLabel section={title} />
        </form.SubmitButton>
      </form.Form>
    </SectionCard>
  );
}
