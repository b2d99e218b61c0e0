import type { Schemas } from '@institute/api-schema';
import { CoachProductInput as limits } from '@institute/api-schema/limits';
import { type PricedProduct, purchaseTerms } from '@institute/api-schema/purchase-terms';
import { maxDate, minDate, required } from '@institute/values/rules';
import type { FieldError } from '../platform/problem.ts';
import { nearestCharges, smallestCharge } from '../ports/stripe-amounts.ts';

export function filled(pointer: string, text: string): FieldError[] {
  const violation = required()(text);
  return violation ? [{ in: 'body', pointer, ...violation }] : [];
}

/**
 * The first date must not be after `today`, nor the last one before the first, as far as they are known. What comes
 * later is a plan, not a qualification.
 */
function inOrder(
  today: string,
  [firstPointer, first]: [string, string | null],
  [lastPointer, last]: [string, string | null],
): FieldError[] {
  const early = maxDate(today)(first);
  const late = first === null ? null : minDate(first)(last);
  return [
    ...(early ? [{ in: 'body' as const, pointer: firstPointer, ...early }] : []),
    ...(late ? [{ in: 'body' as const, pointer: lastPointer, ...late }] : []),
  ];
}

/** Rules for a coach that the document can't express: blank text counts as missing. */
export function coachErrors(update: Schemas['CoachUpdate']): FieldError[] {
  const languages = update.videoCaptions?.map((one) => one.languageIso2LetterCode) ?? [];
  return [
    ...(['specializations', 'focus', 'languages'] as const).flatMap((list) =>
      update[list].flatMap((text, index) => filled(`/${list}/${index}`, text)),
    ),
    // One file for each language.
    ...languages.flatMap((language, index): FieldError[] =>
      languages.indexOf(language) === index
        ? []
        : [
            {
              in: 'body',
              pointer: `/videoCaptions/${index}/languageIso2LetterCode`,
              rule: 'choice',
              values: {},
            },
          ],
    ),
  ];
}

export function educationErrors(
  { institution, startDate, endDate }: Schemas['EducationInput'],
  today: string,
): FieldError[] {
  return [
    ...filled('/institution', institution),
    ...inOrder(today, ['/startDate', startDate], ['/endDate', endDate]),
  ];
}

export function productErrors({
  title,
  productSpecification,
}: Pick<Schemas['CoachProductInput'], 'title' | 'productSpecification'>): FieldError[] {
  const colors = productSpecification?.colors ?? [];
  return [
    ...filled('/title', title),
    ...colors.flatMap((color, index) => filled(`/productSpecification/colors/${index}`, color)),
  ];
}

type Priced = PricedProduct & { currency: string };

/** Whether the provider can charge what a purchase costs. A price that is less than a cent for its time isn't free. */
export function isChargeable(product: Priced): boolean {
  const { price, currency } = product;
  const { amount } = purchaseTerms(product);
  return price === 0 || (amount >= smallestCharge(currency) && !nearestCharges(amount, currency));
}

/** A price is 0, or makes a purchase cost what can be charged. Of others, the error says which ones do. */
export function priceErrors(product: Priced): FieldError[] {
  if (isChargeable(product)) return [];
  const { currency } = product;
  const nearest = (step: 1 | -1) => {
    let { price } = product;
    while (price > 0 && !isChargeable({ ...product, price })) price += step;
    return price;
  };
  const [below, min] = [nearest(-1), nearest(1)];
  const near = below > 0 ? { min: below, max: min } : { min, max: limits.price.maximum };
  return [{ in: 'body', pointer: '/price', rule: 'numberBetween', values: { ...near, currency } }];
}

export function certificationErrors(
  { name, issueDate, expirationDate }: Schemas['CertificationInput'],
  today: string,
): FieldError[] {
  return [
    ...filled('/name', name),
    ...inOrder(today, ['/issueDate', issueDate], ['/expirationDate', expirationDate]),
  ];
}
