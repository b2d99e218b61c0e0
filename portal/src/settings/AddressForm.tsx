import { AddressFields } from '@institute/design-system';
import { type Address, formatAddress } from '@institute/values/formats';
import { address, groupRule } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Student } from '../student.ts';
import { SectionForm, type SectionFormProps, useSectionForm } from './section-form.tsx';

const schema = z.object({ address: z.custom<Address>().check(groupRule(address)) });

const valuesOf = ({ address: saved }: Student) => ({
  address: {
    country: saved.country ?? '',
    countryCode: saved.countryCode ?? '',
    state: saved.state ?? '',
    stateCode: saved.stateCode ?? '',
    city: saved.city ?? '',
    zip: saved.zip ?? '',
    street1: saved.street1 ?? '',
    street2: saved.street2 ?? '',
    latitude: saved.latitude,
    longitude: saved.longitude,
    formattedAddress: saved.formattedAddress ?? '',
  },
});

export function AddressForm({ student, section, draft, onClose }: SectionFormProps) {
  const intl = useIntl();
  const form = useSectionForm({
    draft,
    student,
    onClose,
    schema,
    valuesOf,
    toBody: ({ address: answers }, { address: saved }) => {
      const formattedAddress = formatAddress(answers) || null;
      // Coordinates are valid only for the address they were found for.
      const isSame = formattedAddress === (formatAddress(saved as Address) || null);
      const { latitude, longitude } = isSame ? saved : { latitude: null, longitude: null };
      return { address: { ...answers, formattedAddress, latitude, longitude } };
    },
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
