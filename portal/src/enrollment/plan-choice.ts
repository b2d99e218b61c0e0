import { VoucherChoice } from '@institute/api-schema/limits';
import { lengthMax, lettersAndDigits, rules } from '@institute/values/rules';
import { z } from 'zod/mini';

/** A chosen plan, and a code that isn't applied yet. */
export const planChoice = z.object({
  planId: z.string(),
  code: z.string().check(rules(lettersAndDigits(), lengthMax(VoucherChoice.code.maxLength))),
});

export type PlanChoice = z.infer<typeof planChoice>;
