import { type Signature, unsigned } from '@institute/design-system';
import { type Address, emptyAddress } from '@institute/design-system/formats';
import {
  address,
  answers,
  date,
  email,
  type FormResult,
  groupRule,
  issueAt,
  lengthMax,
  maxDate,
  number,
  personName,
  phone,
  required,
  rules,
  signed,
} from '@institute/design-system/rules';
import { array, boolean, custom, nullable, object, record, string, number as wholeNumber } from 'zod/mini';

const person = object({
  firstName: string().check(rules(required(), personName())),
  lastName: string().check(rules(required(), personName())),
  birthDate: string().check(rules(required(), date(), maxDate(new Date().toISOString().slice(0, 10)))),
  sex: string().check(rules(required())),
});

const contact = object({
  phone: string().check(rules(required(), phone())),
  email: string().check(rules(email())),
  address: custom<Address>().check(
    groupRule((value) => address(value, { isRequired: true, isPostalCodeRequired: true })),
  ),
  emergency: array(
    object({
      name: string().check(rules(required(), personName())),
      phone: string().check(rules(required(), phone())),
    }),
  ),
});

const insurance = object({
  kind: string().check(rules(required())),
  insurer: string(),
  memberId: string(),
  card: string(),
}).check(
  groupRule(({ kind, insurer, memberId }) =>
    kind === '' || kind === 'none'
      ? []
      : [...issueAt('insurer', required()(insurer)), ...issueAt('memberId', required()(memberId))],
  ),
);

export const symptoms = ['headache', 'dizziness', 'cough'] as const;
export const frequencies = ['never', 'sometimes', 'often'] as const;
export const units = ['milligram', 'milliliter', 'piece'] as const;

const health = object({
  pain: nullable(wholeNumber()).check(rules(required())),
  symptoms: record(string(), string()).check(
    groupRule((given) => answers(given, { questions: symptoms, options: frequencies, isRequired: true })),
  ),
  allergies: array(string()),
  medications: array(
    object({
      name: string().check(rules(required())),
      dose: nullable(wholeNumber()).check(rules(required(), number())),
      unit: string().check(rules(required())),
    }),
  ),
  notes: string().check(rules(lengthMax(1000))),
});

const consent = object({
  privacy: boolean().check(rules(required())),
  reminders: boolean(),
  signature: custom<Signature>().check(rules(signed())),
});

/** The questions of each step. */
export const schemas = { person, contact, insurance, health, consent };

/** Before anything is answered. */
export const unanswered = {
  person: { firstName: '', lastName: '', birthDate: '', sex: '' },
  contact: {
    phone: '',
    email: '',
    address: emptyAddress,
    emergency: [] as { name: string; phone: string }[],
  },
  insurance: { kind: '', insurer: '', memberId: '', card: '' },
  health: {
    pain: null as number | null,
    symptoms: {} as Record<string, string>,
    allergies: [] as string[],
    medications: [] as { name: string; dose: number | null; unit: string }[],
    notes: '',
  },
  consent: {
    privacy: false,
    reminders: false,
    signature: unsigned,
  },
};

export type Answers = typeof unanswered;
export type StepName = keyof Answers;
export const stepNames = Object.keys(unanswered) as StepName[];

export interface StepProps<Name extends StepName> {
  saved: Answers[Name];
  lastResult: FormResult | undefined;
  onSave: (answers: Answers[Name]) => void;
}
