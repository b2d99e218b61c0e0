import { region } from '@institute/api-schema/region';
import { PhoneField } from '@institute/design-system';
import { formatPhone } from '@institute/values/formats';
import { mobilePhone, phone, rules } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Student } from '../student.ts';
import { SectionForm, type SectionFormProps, useSectionForm } from './section-form.tsx';

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

export function ContactForm({ student, section, draft, onClose }: SectionFormProps) {
  const intl = useIntl();
  const form = useSectionForm({
    draft,
    student,
    onClose,
    schema,
    valuesOf,
    describe: ({ contactInfo }) => ({
      'contactInfo.mobilePhone': formatPhone(contactInfo.mobilePhone, region.homeCountry),
      'contactInfo.homePhone': formatPhone(contactInfo.homePhone, region.homeCountry),
      'contactInfo.workPhone': formatPhone(contactInfo.workPhone, region.homeCountry),
    }),
  });
  return (
    <SectionForm form={form} section={section} onClose={onClose}>
      <form.Field
        name="contactInfo.mobilePhone"
        as={PhoneField}
        autoComplete="tel"
        label={intl.formatMessage({ defaultMessage: 'Mobile phone' })}
      />
      <form.Field
        name="contactInfo.homePhone"
        as={PhoneField}
        autoComplete="home tel"
        label={intl.formatMessage({ defaultMessage: 'Home phone' })}
      />
      <form.Field
        name="contactInfo.workPhone"
        as={PhoneField}
        autoComplete="work tel"
        label={intl.formatMessage({ defaultMessage: 'Work phone' })}
      />
    </SectionForm>
  );
}
