import {
  Button,
  Card,
  ColorSwatchField,
  EyeIcon,
  Fieldset,
  Inline,
  LinkButton,
  MoneyField,
  NumberField,
  PhotoField,
  RadioGroup,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
  toast,
  useNavigate,
} from '@institute/design-system';
import { type Form, UnsavedChangesGuard, useForm } from '@institute/design-system/forms';
import { lengthMax, number, numberBetween, required, rules, textCap } from '@institute/design-system/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { mediaUrl, uploadAs } from '../media.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { describeSaveError } from '../VersionConflict.tsx';
import { colorOptions } from './colors.ts';
import { PreviewDialog } from './ProductActions.tsx';
import {
  categoryLabels,
  deliveryLabels,
  type OfferingType,
  type ProductInput,
  productCategories,
  serviceCategories,
  sessionTypeLabels,
  unitLabels,
} from './products.ts';
import type { ProductValues } from './templates.ts';

const longestDescription = 4000;
const highestPrice = 100_000_000;

type Typed = number | string | null;
const typedNumber = (min: number, max: number, currency?: string) =>
  z.custom<Typed>().check(rules(required(), number(), numberBetween(min, max, currency)));

const schema = z.object({
  type: z.enum(['SERVICE', 'PRODUCT']),
  title: z.string().check(rules(required(), lengthMax(textCap))),
  description: z.string().check(rules(lengthMax(longestDescription))),
  image: z.string(),
  price: typedNumber(0, highestPrice, 'USD'),
  priceUnit: z.enum(['NONE', 'SESSION', 'HOUR', 'MONTH', 'ITEM']),
  productCategoryId: z.string(),
  productSpecification: z.object({ colors: z.array(z.string()) }),
  serviceCategoryId: z.string(),
  serviceSpecification: z.object({
    session: z.object({
      type: z.enum(['INDIVIDUAL', 'GROUP']),
      count: typedNumber(1, 100),
      duration: typedNumber(5, 480),
    }),
  }),
  deliveryMode: z.enum(['ONLINE', 'IN_PERSON']),
  status: z.enum(['DRAFT', 'PUBLISHED']),
});
type Answers = z.infer<typeof schema>;

const answersOf = (values: ProductValues): Answers => ({
  type: values.type,
  title: values.title,
  description: values.description ?? '',
  image: values.image ?? '',
  // Nothing new is free by accident.
  price: values.title === '' ? null : values.price,
  priceUnit: values.priceUnit,
  productCategoryId: values.productCategoryId ?? '',
  productSpecification: { colors: [...(values.productSpecification?.colors ?? [])] },
  serviceCategoryId: values.serviceCategoryId ?? '',
  serviceSpecification: values.serviceSpecification ?? {
    session: { type: 'INDIVIDUAL', count: 1, duration: 50 },
  },
  deliveryMode: values.deliveryMode ?? 'ONLINE',
  status: values.status,
});

/** What is sent: only what belongs to the type, and blank answers as `null`. */
function inputOf(answers: Answers): ProductInput {
  const isService = answers.type === 'SERVICE';
  const { session } = answers.serviceSpecification;
  return {
    ...answers,
    title: answers.title.trim(),
    description: answers.description.trim() || null,
    image: answers.image || null,
    price: Number(answers.price),
    productCategoryId: isService
      ? null
      : ((answers.productCategoryId || null) as ProductInput['productCategoryId']),
    productSpecification: isService ? null : answers.productSpecification,
    serviceCategoryId: isService
      ? ((answers.serviceCategoryId || null) as ProductInput['serviceCategoryId'])
      : null,
    serviceSpecification: isService
      ? { session: { ...session, count: Number(session.count), duration: Number(session.duration) } }
      : null,
    deliveryMode: isService ? answers.deliveryMode : null,
    version: null,
  };
}

interface ProductFormProps {
  values: ProductValues;
  /** The version that is edited; left out for a new product. */
  version?: number;
  onSave: (input: ProductInput) => Promise<unknown>;
  savedMessage: string;
}

/** The editor of a service or a product. */
export function ProductForm({ values, version, onSave, savedMessage }: ProductFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isPreviewed, setPreviewed] = useState(false);
  // What was edited from: a newer version that is read meanwhile must not be overwritten unseen.
  const [start, setStart] = useState({ values, version });
  const latest = useRef({ values, version });
  useEffect(() => {
    latest.current = { values, version };
  });
  const send = async (answers: Answers, over: number | null) => {
    await onSave({ ...inputOf(answers), version: over });
    toast.success(savedMessage);
    navigate(listOf(answers.type));
  };
  const form: Form<Answers> = useForm({
    schema,
    defaultValues: answersOf(start.values),
    describeError: (error) =>
      describeSaveError(intl, error, {
        onOverwrite: () => send(form.state.values, null),
        onTakeTheirs: () => {
          setStart(latest.current);
          form.reset(answersOf(latest.current.values));
        },
      }),
    onSubmit: ({ value }) => send(value, start.version ?? null),
  });
  return (
    <>
      <form.Form>
        <Card padding="l">
          <Stack gap="l">
            <form.Field
              name="type"
              as={RadioGroup}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'What is it?', description: 'Label of a choice' })}
              options={[
                {
                  value: 'SERVICE',
                  label: intl.formatMessage({
                    defaultMessage: 'A service',
                    description: 'Kind of offer: sessions',
                  }),
                  description: intl.formatMessage({
                    defaultMessage: 'Sessions that clients book with you',
                    description: 'What a service is',
                  }),
                },
                {
                  value: 'PRODUCT',
                  label: intl.formatMessage({
                    defaultMessage: 'A product',
                    description: 'Kind of offer: a thing',
                  }),
                  description: intl.formatMessage({
                    defaultMessage: 'Something that clients buy from you',
                    description: 'What a product is',
                  }),
                },
              ]}
            />
            <form.Field
              name="title"
              as={TextField}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'Title', description: 'Label of a field' })}
            />
            <form.Field
              name="description"
              as={TextAreaField}
              maxCharacters={longestDescription}
              label={intl.formatMessage({ defaultMessage: 'Description', description: 'Label of a field' })}
              description={intl.formatMessage({
                defaultMessage: 'What clients get, in your own words. Leave a blank line between paragraphs.',
                description: 'Hint of the description of a service or product',
              })}
            />
            <form.Field
              name="image"
              as={PhotoField}
              aspect={16 / 9}
              upload={uploadAs('COACH_PRODUCT_IMAGE')}
              previewUrl={mediaUrl}
              describeError={(error) => describeError(intl, error)}
              fileLabel={() =>
                intl.formatMessage({ defaultMessage: 'Your picture', description: 'A picture that was sent' })
              }
              label={intl.formatMessage({ defaultMessage: 'Picture', description: 'Label of a field' })}
            />
            <Inline gap="m" align="end">
              <form.Field
                name="price"
                as={MoneyField}
                isRequired
                width="medium"
                label={intl.formatMessage({ defaultMessage: 'Price', description: 'Label of a field' })}
                description={intl.formatMessage({
                  defaultMessage: 'Enter 0 if it’s free.',
                  description: 'Hint of the price of a service or product',
                })}
              />
              <form.Field
                name="priceUnit"
                as={SelectField}
                isRequired
                width="medium"
                label={intl.formatMessage({
                  defaultMessage: 'The price is',
                  description: 'Label of a field: what a price is for',
                })}
                options={Object.entries(unitLabels).map(([value, label]) => ({
                  value,
                  label: intl.formatMessage(label),
                }))}
              />
            </Inline>
            <form.Subscribe selector={({ values }) => values.type}>
              {(type) =>
                type === 'SERVICE' ? (
                  <ServiceFields form={form} />
                ) : (
                  <>
                    <form.Field
                      name="productCategoryId"
                      as={SelectField}
                      width="medium"
                      label={categoryLabel(intl)}
                      placeholder={noCategory(intl)}
                      options={productCategories.map((value) => ({
                        value,
                        label: intl.formatMessage(categoryLabels[value]),
                      }))}
                    />
                    <form.Field
                      name="productSpecification.colors"
                      as={ColorSwatchField}
                      label={intl.formatMessage({
                        defaultMessage: 'Colors',
                        description: 'Label of a field',
                      })}
                      options={colorOptions(intl, start.values.productSpecification?.colors ?? [])}
                    />
                  </>
                )
              }
            </form.Subscribe>
            <form.Field
              name="status"
              as={RadioGroup}
              isRequired
              label={intl.formatMessage({
                defaultMessage: 'Who can see it?',
                description: 'Label of a choice: published or draft',
              })}
              options={[
                {
                  value: 'PUBLISHED',
                  label: intl.formatMessage({
                    defaultMessage: 'Clients (published)',
                    description: 'Choice: clients see the service',
                  }),
                },
                {
                  value: 'DRAFT',
                  label: intl.formatMessage({
                    defaultMessage: 'Only you (draft)',
                    description: 'Choice: only the coach sees the service',
                  }),
                },
              ]}
            />
          </Stack>
        </Card>
        <form.SubmitButton>
          <FormattedMessage defaultMessage="Save" description="Button that saves a form" />
        </form.SubmitButton>
        <Inline gap="s">
          <Button variant="secondary" icon={<EyeIcon size="s" />} onPress={() => setPreviewed(true)}>
            <FormattedMessage defaultMessage="Preview" description="Shows a service as clients see it" />
          </Button>
          <LinkButton variant="quiet" href={listOf(values.type)}>
            <FormattedMessage defaultMessage="Cancel" description="Leaves a form without saving" />
          </LinkButton>
        </Inline>
      </form.Form>
      {isPreviewed && (
        <PreviewDialog
          product={previewOf(form.state.values, values.currency)}
          onClose={() => setPreviewed(false)}
        />
      )}
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </>
  );
}

const listOf = (type: OfferingType) => paths.myServices({ show: type === 'PRODUCT' ? 'products' : null });

/** A preview of answers that are not complete yet. */
const previewOf = (answers: Answers, currency: string): ProductValues => {
  const { priceUnit, type, version: _version, ...input } = inputOf(answers);
  return {
    ...input,
    type: type ?? 'SERVICE',
    priceUnit: priceUnit ?? 'NONE',
    price: input.price || 0,
    currency,
    deliveryMode: input.deliveryMode ?? null,
    status: 'PUBLISHED',
  };
};

const categoryLabel = (intl: ReturnType<typeof useIntl>) =>
  intl.formatMessage({ defaultMessage: 'Category', description: 'Label of a field' });
const noCategory = (intl: ReturnType<typeof useIntl>) =>
  intl.formatMessage({ defaultMessage: 'None', description: 'First choice of a category: none' });

function ServiceFields({ form }: { form: Form<Answers> }): ReactNode {
  const intl = useIntl();
  return (
    <>
      <form.Field
        name="serviceCategoryId"
        as={SelectField}
        width="medium"
        label={categoryLabel(intl)}
        placeholder={noCategory(intl)}
        options={serviceCategories.map((value) => ({
          value,
          label: intl.formatMessage(categoryLabels[value]),
        }))}
      />
      <Fieldset
        isRequired
        label={intl.formatMessage({
          defaultMessage: 'Sessions',
          description: 'Group of fields: how many sessions a service has, and how long',
        })}
      >
        <Stack gap="m">
          <form.Field
            name="serviceSpecification.session.type"
            as={RadioGroup}
            isRequired
            label={intl.formatMessage({
              defaultMessage: 'With',
              description: 'Label: one client or a group',
            })}
            description={intl.formatMessage({
              defaultMessage: 'Clients can book times for one-client services by themselves.',
              description: 'Hint of the choice between one client and a group',
            })}
            options={Object.entries(sessionTypeLabels).map(([value, label]) => ({
              value,
              label: intl.formatMessage(label),
            }))}
          />
          <Inline gap="m" align="start">
            <form.Field
              name="serviceSpecification.session.count"
              as={NumberField}
              isRequired
              width="short"
              label={intl.formatMessage({
                defaultMessage: 'How many',
                description: 'Label: number of sessions',
              })}
            />
            <form.Field
              name="serviceSpecification.session.duration"
              as={NumberField}
              isRequired
              width="short"
              unit={intl.formatMessage({ defaultMessage: 'minutes', description: 'Unit of a duration' })}
              label={intl.formatMessage({
                defaultMessage: 'Length of each',
                description: 'Label: duration of a session',
              })}
            />
          </Inline>
          <form.Field
            name="deliveryMode"
            as={RadioGroup}
            isRequired
            label={intl.formatMessage({
              defaultMessage: 'How you meet',
              description: 'Label: online or in person',
            })}
            options={Object.entries(deliveryLabels).map(([value, label]) => ({
              value,
              label: intl.formatMessage(label),
            }))}
          />
        </Stack>
      </Fieldset>
    </>
  );
}
