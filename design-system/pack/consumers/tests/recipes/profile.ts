import { date, required, rules } from '@institute/design-system/rules';
import { object, string } from 'zod/mini';

export const profile = object({
  name: string().check(rules(required())),
  birthDate: string().check(rules(required(), date())),
});
