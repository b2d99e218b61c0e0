import type { components } from '@institute/api-schema';
import { CoachProductInput as limits } from '@institute/api-schema/limits';
import { minDate, required } from '@institute/design-system/rules';
import type { FieldError } from '../platform/problem.ts';
import { chargeStep, smallestCharge } from '../ports/stripe-amounts.ts';

type Schemas = components['schemas'];

export function filled(pointer: string, text: string): FieldError[] {
  const violation = required()(text);
  return violation ? [{ in: 'body', pointer, ...violation }] : [];
}

/** The end date must not be before the start date, if both are known. */
function inOrder(pointer: string, first: string | null, last: string | null): FieldError[] {
  const violation = first === null ? null : minDate(first)(last);
  return violation ? [{ in: 'body', pointer, ...violation }] : [];
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

export function educationErrors({
  institution,
  startDate,
  endDate,
}: Schemas['EducationInput']): FieldError[] {
  return [...filled('/institution', institution), ...inOrder('/endDate', startDate, endDate)];
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

/** A price is 0, or one that can be charged. Of others, the error says which ones can. */
export function priceErrors({ price, currency }: { price: number; currency: string }): FieldError[] {
  const [smallest, step] = [smallestCharge(currency), chargeStep(currency)];
  const isExact = price % step === 0;
  if (price === 0 || (isExact && price >= smallest)) return [];
  const near = price - (price % step);
  const [min, max] = price < smallest ? [smallest, limits.price.maximum] : [near, near + step];
  return [{ in: 'body', pointer: '/price', rule: 'numberBetween', values: { min, max, currency } }];
}

export function certificationErrors({
  name,
  issueDate,
  expirationDate,
}: Schemas['CertificationInput']): FieldError[] {
  return [...filled('/name', name), ...inOrder('/expirationDate', issueDate, expirationDate)];
}
