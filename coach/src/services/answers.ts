import { CoachProductInput as limits } from '@institute/api-schema/limits';
import { lengthMax, number, numberBetween, required, rules } from '@institute/values/rules';
import { z } from 'zod/mini';
import { institute } from '../institute.ts';
import type { ProductInput } from './products.ts';
import type { ProductValues } from './templates.ts';

type Typed = number | string | null;
const typedNumber = ({ minimum, maximum }: { minimum: number; maximum: number }, currency?: string) =>
  z.custom<Typed>().check(rules(required(), number(), numberBetween(minimum, maximum, currency)));
const { count, duration } = limits.serviceSpecification.session;

export const schema = z.object({
  type: z.enum(['SERVICE', 'PRODUCT']),
  title: z.string().check(rules(required(), lengthMax(limits.title.maxLength))),
  description: z.string().check(rules(lengthMax(limits.description.maxLength))),
  image: z.string(),
  price: typedNumber(limits.price, institute.get().currency),
  priceUnit: z.enum(['NONE', 'SESSION', 'HOUR', 'MONTH', 'ITEM']),
  productCategoryId: z.string(),
  productSpecification: z.object({ colors: z.array(z.string()) }),
  serviceCategoryId: z.string(),
  serviceSpecification: z.object({
    session: z.object({
      type: z.enum(['INDIVIDUAL', 'GROUP']),
      count: typedNumber(count),
      duration: typedNumber(duration),
    }),
  }),
  isShipped: z.boolean(),
  deliveryMode: z.enum(['ONLINE', 'IN_PERSON']),
  status: z.enum(['DRAFT', 'PUBLISHED']),
});
export type Answers = z.infer<typeof schema>;

export const answersOf = (values: ProductValues): Answers => ({
  type: values.type,
  title: values.title,
  description: values.description ?? '',
  image: values.image ?? '',
  // Prices start empty, so that nothing new is free by accident.
  price: values.price,
  priceUnit: values.priceUnit,
  productCategoryId: values.productCategoryId ?? '',
  productSpecification: { colors: [...(values.productSpecification?.colors ?? [])] },
  serviceCategoryId: values.serviceCategoryId ?? '',
  serviceSpecification: values.serviceSpecification ?? {
    session: { type: 'INDIVIDUAL', count: 1, duration: 50 },
  },
  isShipped: values.isShipped,
  deliveryMode: values.deliveryMode ?? 'ONLINE',
  status: values.status,
});

/** The request body: only the type's own fields, with blank answers as `null`. */
export function inputOf(answers: Answers) {
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
    isShipped: !isService && answers.isShipped,
    deliveryMode: isService ? answers.deliveryMode : null,
  } satisfies Omit<ProductInput, 'version'>;
}

export function previewOf(answers: Answers, currency: string): ProductValues {
  const input = inputOf(answers);
  return {
    ...input,
    price: typeof answers.price === 'number' ? answers.price : null,
    currency,
    status: 'PUBLISHED',
  };
}
