import { educationLevels, genders } from '@institute/api-schema/labels/people';
import {
  AddressFields,
  CheckboxField,
  DateField,
  optionsOf,
  PhoneField,
  SelectField,
  TextField,
} from '@institute/design-system';
import { useIntl } from 'react-intl';

/** The fields of a student, for `form.Field`: `<form.Field name="occupation" {...fields.occupation} />`. */
export function useStudentFields() {
  const intl = useIntl();
  return {
    firstName: {
      as: TextField,
      width: 'medium',
      isRequired: true,
      autoComplete: 'given-name',
      label: intl.formatMessage({ defaultMessage: 'First name' }),
    },
    middleName: {
      as: TextField,
      width: 'medium',
      autoComplete: 'additional-name',
      label: intl.formatMessage({ defaultMessage: 'Middle name' }),
    },
    lastName: {
      as: TextField,
      width: 'medium',
      isRequired: true,
      autoComplete: 'family-name',
      label: intl.formatMessage({ defaultMessage: 'Last name' }),
    },
    dateBirth: {
      as: DateField,
      isBirthDate: true,
      label: intl.formatMessage({ defaultMessage: 'Date of birth' }),
    },
    gender: {
      as: SelectField,
      width: 'medium',
      autoComplete: 'sex',
      label: intl.formatMessage({ defaultMessage: 'Gender' }),
      options: optionsOf(intl, genders),
    },
    /** The `Fieldset` of the phones, which has their hint. */
    phones: {
      isRequired: true,
      label: intl.formatMessage({ defaultMessage: 'Phone numbers' }),
      description: intl.formatMessage({
        defaultMessage: 'For a number from another country, start with + and the country code',
      }),
    },
    mobilePhone: {
      as: PhoneField,
      autoComplete: 'tel',
      label: intl.formatMessage({ defaultMessage: 'Mobile phone' }),
      description: '',
    },
    homePhone: {
      as: PhoneField,
      autoComplete: 'home tel',
      label: intl.formatMessage({ defaultMessage: 'Home phone' }),
      description: '',
    },
    workPhone: {
      as: PhoneField,
      autoComplete: 'work tel',
      label: intl.formatMessage({ defaultMessage: 'Work phone' }),
      description: '',
    },
    address: { as: AddressFields, label: intl.formatMessage({ defaultMessage: 'Postal address' }) },
    occupation: {
      as: TextField,
      width: 'medium',
      autoComplete: 'organization-title',
      label: intl.formatMessage({ defaultMessage: 'Occupation' }),
    },
    educationLevel: {
      as: SelectField,
      width: 'medium',
      label: intl.formatMessage({ defaultMessage: 'Education level' }),
      options: optionsOf(intl, educationLevels),
    },
    militaryMember: {
      as: CheckboxField,
      label: intl.formatMessage({ defaultMessage: 'I’m a member of the military or a veteran' }),
    },
  } as const;
}
