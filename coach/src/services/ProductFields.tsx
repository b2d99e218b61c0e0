import {
  CheckboxField,
  ColorSwatchField,
  optionsOf,
  productCategories,
  SelectField,
} from '@institute/design-system';
import { useIntl } from 'react-intl';
import { colorOptions } from './colors.ts';
import type { ProductFormProps } from './ProductForm.tsx';
import { categoryLabel, noCategory } from './ServiceFields.tsx';

/** The fields that only products have. */
export function ProductFields({ form, values }: ProductFormProps) {
  const intl = useIntl();
  return (
    <>
      <form.Field
        name="productCategoryId"
        as={SelectField}
        width="medium"
        label={categoryLabel(intl)}
        placeholder={noCategory(intl)}
        options={optionsOf(intl, productCategories)}
      />
      <form.Field
        name="productSpecification.colors"
        as={ColorSwatchField}
        label={intl.formatMessage({ defaultMessage: 'Colors', description: 'Label of a field' })}
        options={colorOptions(intl, values.productSpecification?.colors ?? [])}
      />
      <form.Field
        name="isShipped"
        as={CheckboxField}
        label={intl.formatMessage({ defaultMessage: 'I send it to the client’s address' })}
        description={intl.formatMessage({
          defaultMessage:
            'Clients give an address when they buy it. Clear this for downloads, or if you hand it over.',
        })}
      />
    </>
  );
}
