import { useState } from 'react';

/** What every page of the benchmark shows and validates: the same 12 questions, rules and countries. */
export const texts = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'middleName', label: 'Middle name', autoComplete: 'additional-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', autoComplete: 'email' },
  { name: 'password', label: 'Password', autoComplete: 'new-password' },
  { name: 'dateBirth', label: 'Date of birth', autoComplete: 'bday' },
  { name: 'phone', label: 'Mobile phone', autoComplete: 'tel' },
] as const;

export const genders = ['Female', 'Male', 'Non-binary', 'Prefer not to say'].map((label) => ({
  value: label,
  label,
}));
export const attendances = ['Online', 'In person'].map((label) => ({ value: label, label }));

declare const COUNTRIES: { value: string; label: string }[];
/** Named by the build, because the first name would make the browser load its data of languages, in every library alike. */
export const countries = COUNTRIES;

export const questions = [
  ...texts.map(({ name }) => name),
  'gender',
  'country',
  'state',
  'attendance',
  'terms',
];

/** Name → error. */
export function problemsOf(values: FormData): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const name of questions) if (!values.get(name)) problems[name] = 'This field is required';
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(String(values.get('email'))))
    problems.email = 'Not an e-mail';
  return problems;
}

export const manyNames = Array.from({ length: 200 }, (_, index) => `Field ${index + 1}`);

/** A page's state in plain React: one object with the values of all fields. */
export function useManyValues() {
  const [values, setValues] = useState<Record<string, string>>({});
  return (name: string) => ({
    value: values[name] ?? '',
    change: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
}
