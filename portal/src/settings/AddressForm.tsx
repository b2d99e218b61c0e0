import { AddressFields } from '@institute/design-system';
import { type Address, formatAddress } from '@institute/values/formats';
import { address, groupRule } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Student } from '../student.ts';
import { addressToSend, addressValues } from './address-values.ts';
import { SectionForm, type SectionFormProps, useSectionForm } from './section-form.tsx';

const schema = z.object({ address: z.custom<Address>().check(groupRule(address)) });

const valuesOf = ({ address }: Student) => ({ address: addressValues(address) });

export function AddressForm({ student, section, draft, onClose }: SectionFormProps) {
  const intl = useIntl();
  const form = useSectionForm({
    draft,
    student,
    onClose,
    schema,
    valuesOf,
    toBody: (answers, saved) => ({ address: addressToSend(answers.address, saved.address) }),
    // Compared as a whole, because a street belongs to its city.
    describe: ({ address }) => ({ address: formatAddress(address) }),
  });
  return (
    <SectionForm form={form} section={section} onClose={onClose}>
      <form.Field
        name="address"
        as={AddressFields}
        label={intl.formatMessage({ defaultMessage: 'Postal address' })}
      />
    </SectionForm>
  );
}
