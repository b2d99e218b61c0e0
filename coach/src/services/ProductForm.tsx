import {
  Card,
  lazyExtra,
  MoneyField,
  optionsOf,
  PhotoField,
  RadioGroup,
  SelectField,
  Split,
  TextAreaField,
  TextField,
  toast,
  useNavigateWhileHere,
} from '@institute/design-system';
import { type Form, SubmitBar, useForm, useRecordForm } from '@institute/design-system/forms';
import { formatMoney } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import { conflicts, patch } from '../records.ts';
import { uploadAs } from '../upload.ts';
import { type Answers, answersOf, inputOf, previewOf, schema } from './answers.ts';
import { type OfferingType, type Product, unitLabels } from './products.ts';
import { ServiceFields } from './ServiceFields.tsx';
import type { ProductValues } from './templates.ts';

// Few coaches sell things.
const ProductFields = lazyExtra(async () => (await import('./ProductFields.tsx')).ProductFields);
const LivePreview = lazyExtra(async () => (await import('./OfferPreview.tsx')).LivePreview);

export function NewProductForm({ values }: { values: ProductValues }) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const coachId = useCoachId();
  const form = useForm({
    draft: { name: `product.new.${values.type}`, about: values.title },
    schema,
    defaultValues: answersOf(values),
    async onSubmit({ value }) {
      const body = { ...inputOf(value), version: null };
      await api.send('post', '/coaches/{coachId}/products', { path: { coachId }, body });
      toast.success(intl.formatMessage({ defaultMessage: 'Added to your services and products.' }));
      navigate(listOf(value.type));
    },
  });
  return <ProductForm form={form} values={values} />;
}

export function EditProductForm({ product }: { product: Product }) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const coachId = useCoachId();
  const path = { coachId, productId: product.id };
  const form = useRecordForm({
    draft: `product.${product.id}`,
    record: product,
    schema,
    valuesOf: answersOf,
    toBody: inputOf,
    save: (body) => patch('/coaches/{coachId}/products/{productId}', { path, body }),
    ...conflicts,
    describe: ({ price }) => ({ price: priceText(price, product.currency, intl.locale) }),
    onSaved({ type }) {
      toast.success(intl.formatMessage({ defaultMessage: 'Your changes were saved.' }));
      navigate(listOf(type));
    },
  });
  return <ProductForm form={form} values={product} />;
}

const priceText = (price: Answers['price'], currency: string, locale: string): string =>
  typeof price === 'number' ? formatMoney({ amount: price, currency }, { locale }) : (price ?? '');

export interface ProductFormProps {
  form: Form<Answers>;
  /** The values that editing started from. */
  values: ProductValues & { id?: string };
}

function ProductForm({ form, values }: ProductFormProps) {
  const intl = useIntl();
  const { id, currency } = values;
  return (
    <Split
      isAsideSticky
      aside={
        <LivePreview
          form={form}
          productOf={(answers) => ({ ...previewOf(answers, currency), ...(id && { id }) })}
        />
      }
    >
      <form.Form>
        <Card padding="fields">
          <DescriptionFields form={form} />
          <PriceFields form={form} currency={values.currency} />
          <form.Subscribe selector={({ values }) => values.type}>
            {(type) =>
              type === 'SERVICE' ? (
                <ServiceFields form={form} />
              ) : (
                <ProductFields form={form} values={values} />
              )
            }
          </form.Subscribe>
          <form.Field
            name="status"
            as={RadioGroup}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Who can see it?' })}
            options={[
              { value: 'PUBLISHED', label: intl.formatMessage({ defaultMessage: 'Clients (published)' }) },
              { value: 'DRAFT', label: intl.formatMessage({ defaultMessage: 'No clients (draft)' }) },
            ]}
          />
        </Card>
        <SubmitBar isNew={!id} cancelHref={listOf(values.type)} />
      </form.Form>
    </Split>
  );
}

/** What it is: its kind, title, description and picture. */
function DescriptionFields({ form }: { form: Form<Answers> }) {
  const intl = useIntl();
  return (
    <>
      <form.Field
        name="type"
        as={RadioGroup}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'What is it?' })}
        options={[
          {
            value: 'SERVICE',
            label: intl.formatMessage({ defaultMessage: 'A service' }),
            description: intl.formatMessage({ defaultMessage: 'Sessions that clients book with you' }),
          },
          {
            value: 'PRODUCT',
            label: intl.formatMessage({ defaultMessage: 'A product' }),
            description: intl.formatMessage({ defaultMessage: 'Something that clients buy from you' }),
          },
        ]}
      />
      <form.Field
        name="title"
        as={TextField}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'Title' })}
      />
      <form.Field
        name="description"
        as={TextAreaField}
        label={intl.formatMessage({ defaultMessage: 'Description', description: 'Label of a field' })}
        description={intl.formatMessage({
          defaultMessage: 'What clients get, in your own words. Leave a blank line between paragraphs.',
        })}
      />
      <form.Field
        name="image"
        as={PhotoField}
        aspect={16 / 9}
        upload={uploadAs('COACH_PRODUCT_IMAGE')}
        previewUrl={(fileName) => fileName}
        fileLabel={() => intl.formatMessage({ defaultMessage: 'Your picture' })}
        label={intl.formatMessage({ defaultMessage: 'Picture', description: 'Label of a field' })}
      />
    </>
  );
}

function PriceFields({ form, currency }: { form: Form<Answers>; currency: string }) {
  const intl = useIntl();
  return (
    <>
      <form.Field
        name="price"
        as={MoneyField}
        currency={currency}
        isRequired
        width="medium"
        label={intl.formatMessage({ defaultMessage: 'Price, or 0 if it’s free' })}
      />
      <form.Field
        name="priceUnit"
        as={SelectField}
        isRequired
        width="medium"
        label={intl.formatMessage({ defaultMessage: 'The price is' })}
        options={optionsOf(intl, unitLabels)}
      />
    </>
  );
}

const listOf = (type: OfferingType) => paths.myServices({ show: type === 'PRODUCT' ? 'products' : null });
