import type { Schemas } from '@institute/api-schema';

export type Language = Schemas['LanguageIso2LetterCode'];
/** One value, or one per language. */
export type Translated<Value = string> = Value | Partial<Record<Language, Value>>;
type State = 'open' | 'closed';

export type ProgramEntry = {
  key: string;
  title: Translated;
  summary: Translated;
  tracks: Schemas['ProgramTrack'][];
  price: string;
  weeks: number;
  weeklyHours: number;
  isAlumniOnly?: boolean;
  /** What one can do after it. */
  abilities?: Translated<string[]>;
  /** Its parts in order. Their weeks add up to its own. */
  phases?: { weeks: number; title: Translated; description: Translated }[];
  /** How students of earlier years did. Without `graduatedPercent`, it isn't known yet. */
  outcomes?: { year: number; began: number; onTimePercent: number; graduatedPercent?: number }[];
  questions?: { question: Translated; answer: Translated }[];
  state?: State;
};
export type ClassEntry = {
  key: string;
  program: string;
  startDate: string;
  graduationDate: string;
  capacity: number;
  language?: Language;
  deliveryMode?: Schemas['DeliveryMode'];
  state?: State;
};
export type PaymentPlanEntry = {
  key: string;
  program: string;
  name: Translated;
  source?: Schemas['PaymentPlanSource'];
  deposit: string;
  installments: number;
  interestRate?: string;
  taxRate?: string;
  state?: State;
};
export type PromoCodeEntry = {
  code: string;
  discount: string;
  program?: string;
  startsAt?: string;
  endsAt?: string;
  maxUses?: number;
  state?: State;
};
export type ModuleEntry = {
  key: string;
  type: Schemas['ModuleType'];
  title: string;
  description: string;
  minutes: number;
};
export type CourseEntry = {
  key: string;
  program: string;
  title: string;
  description: string;
  language: Language;
  weeks: { title: string; modules: ModuleEntry[] }[];
  state?: State;
};
export type AwardEntry = {
  key: string;
  title: Translated;
  description: Translated;
  criteria: {
    type: Schemas['AwardCriterionType'];
    target: number;
    course?: string;
    /** Whether modules count that students marked as completed themselves; true if missing. */
    countsSelfReported?: boolean;
  }[];
  state?: State;
};
export type CircleEntry = {
  key: string;
  coach: string;
  title: string;
  description: string;
  language?: Language;
  capacity: number;
  minimumOpenSessions: number;
};
export type SubscriptionPlanEntry = {
  key: string;
  name: string;
  description: Translated;
  features: Translated<string[]>;
  price: string;
  interval: Schemas['SubscriptionPlan']['interval'];
  /** How many services can be published; any number if missing. */
  serviceLimit?: number;
  state?: State;
};
export type PersonEntry = {
  email: string;
  firstName: string;
  lastName: string;
  roles: ('ADVISOR' | 'ADMIN' | 'COACH')[];
  language?: Language;
  timeZone?: string;
};
export type SettingsEntry = {
  name: string;
  address?: string;
  supportEmail?: string;
  supportPhone?: string;
  currency: string;
  languages: Language[];
  timeZone: string;
  policies?: Partial<Record<Schemas['InstitutePolicyName'], Translated>>;
};

/** An institute's file, as `institute.schema.json` describes it. */
export type InstituteFile = {
  institute?: SettingsEntry;
  people?: PersonEntry[];
  programs?: ProgramEntry[];
  classes?: ClassEntry[];
  paymentPlans?: PaymentPlanEntry[];
  promoCodes?: PromoCodeEntry[];
  courses?: CourseEntry[];
  awards?: AwardEntry[];
  circles?: CircleEntry[];
  subscriptionPlans?: SubscriptionPlanEntry[];
};
