import {
  deliveryModes,
  NumberField,
  optionsOf,
  RadioGroup,
  SelectField,
  serviceCategories,
} from '@institute/design-system';
import type { Form } from '@institute/design-system/forms';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Answers } from './answers.ts';
import { sessionTypeLabels } from './products.ts';

export const categoryLabel = (intl: IntlShape) => intl.formatMessage({ defaultMessage: 'Category' });
export const noCategory = (intl: IntlShape) => intl.formatMessage({ defaultMessage: 'None' });

/** The fields that only services have. */
export function ServiceFields({ form }: { form: Form<Answers> }): ReactNode {
  const intl = useIntl();
  return (
    <>
      <form.Field
        name="serviceCategoryId"
        as={SelectField}
        width="medium"
        label={categoryLabel(intl)}
        placeholder={noCategory(intl)}
        options={optionsOf(intl, serviceCategories)}
      />
      <form.Field
        name="serviceSpecification.session.type"
        as={RadioGroup}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'Who is it for?' })}
        description={intl.formatMessage({
          defaultMessage:
            'Clients book a time for one-on-one services, and a seat on the dates that you add for a group.',
        })}
        options={optionsOf(intl, sessionTypeLabels)}
      />
      <form.Field
        name="serviceSpecification.session.count"
        as={NumberField}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'Number of sessions' })}
      />
      <form.Field
        name="serviceSpecification.session.duration"
        as={NumberField}
        isRequired
        unit={intl.formatMessage({ defaultMessage: 'minutes', description: 'Unit of a duration' })}
        label={intl.formatMessage({ defaultMessage: 'Length of each' })}
      />
      <form.Field
        name="deliveryMode"
        as={RadioGroup}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'How you meet' })}
        options={optionsOf(intl, deliveryModes)}
      />
    </>
  );
}
