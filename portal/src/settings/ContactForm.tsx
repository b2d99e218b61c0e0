import { region } from '@institute/api-schema/region';
import { Fieldset, Stack } from '@institute/design-system';
import { SaveButtons } from '@institute/design-system/forms';
import { mobilePhone, phone, rules } from '@institute/values/rules';
import { z } from 'zod/mini';
import { type SectionFormProps, useSectionForm } from './section-form.tsx';
import { useStudentFields } from './student-fields.ts';
import { contactValues, describeContact } from './student-values.ts';

const schema = z.object({
  contactInfo: z.object({
    mobilePhone: z.string().check(rules(mobilePhone(region.homeCountry))),
    homePhone: z.string().check(rules(phone(region.homeCountry))),
    workPhone: z.string().check(rules(phone(region.homeCountry))),
  }),
});

export function ContactForm(props: SectionFormProps) {
  const fields = useStudentFields();
  const form = useSectionForm({ ...props, schema, valuesOf: contactValues, describe: describeContact });
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
