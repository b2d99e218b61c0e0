import { SaveButtons } from '@institute/design-system/forms';
import type { Address } from '@institute/values/formats';
import { address, groupRule } from '@institute/values/rules';
import { z } from 'zod/mini';
import { type SectionFormProps, useSectionForm } from './section-form.tsx';
import { useStudentFields } from './student-fields.ts';
import { addressToSend, addressValues, describeAddress } from './student-values.ts';

const schema = z.object({ address: z.custom<Address>().check(groupRule(address)) });

export function AddressForm(props: SectionFormProps) {
  const fields = useStudentFields();
  const form = useSectionForm({
    ...props,
    schema,
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
