import { DateValue, PhoneValue } from '@institute/design-system';
import { formatAddress } from '@institute/design-system/formats';
import { type AnswerGroup, CheckAnswers, useForm } from '@institute/design-system/forms';
import { type IntlShape, useIntl } from 'react-intl';
import type { Answers, StepName } from './answers.ts';
import { hrefOf } from './places.ts';
import type { Refusal } from './server.ts';
import { type GetText, type TextName, useText } from './text.ts';

function groupsOf(
  { person, contact, insurance, health, consent }: Answers,
  text: GetText,
  intl: IntlShape,
): AnswerGroup[] {
  const list = (texts: string[]) => intl.formatList(texts);
  const group = (name: StepName, answers: AnswerGroup['answers']): AnswerGroup => ({
    title: text(`step.${name}`),
    changeHref: hrefOf(name),
    answers,
  });
  const chosen = (name: string) => name && text(name as TextName);
  const { signature } = consent;
  return [
    group('person', [
      { label: text('name'), value: `${person.firstName} ${person.lastName}` },
      { label: text('birthDate'), value: <DateValue value={person.birthDate} /> },
      { label: text('sex'), value: chosen(person.sex) },
    ]),
    group('contact', [
      { label: text('phone'), value: <PhoneValue value={contact.phone} /> },
      { label: text('email'), value: contact.email },
      { label: text('address'), value: formatAddress(contact.address, intl.locale) },
      { label: text('emergency'), value: list(contact.emergency.map(({ name }) => name)) },
    ]),
    group('insurance', [
      { label: text('kind'), value: chosen(insurance.kind) },
      { label: text('insurer'), value: insurance.insurer },
      { label: text('memberId'), value: insurance.memberId },
      { label: text('card'), value: insurance.card },
    ]),
    group('health', [
      { label: text('pain'), value: health.pain },
      ...Object.entries(health.symptoms).map(([symptom, answer]) => ({
        label: chosen(symptom),
        value: chosen(answer),
      })),
      { label: text('allergies'), value: list(health.allergies) },
      {
        label: text('medications'),
        value: list(health.medications.map(({ name, dose, unit }) => `${name}, ${dose} ${chosen(unit)}`)),
      },
      { label: text('notes'), value: health.notes },
    ]),
    group('consent', [
      { label: text('reminders'), value: text(consent.reminders ? 'yes' : 'no') },
      { label: text('signature'), value: signature.name },
    ]),
  ];
}

export function CheckStep({ answers, onSend }: { answers: Answers; onSend: () => Promise<Refusal | null> }) {
  const text = useText();
  const intl = useIntl();
  const form = useForm({
    draft: { none: 'Nothing is typed here.' },
    defaultValues: {},
    onSubmit: onSend,
  });
  return (
    <form.Form>
      <CheckAnswers groups={groupsOf(answers, text, intl)} />
      <form.SubmitButton>{text('send')}</form.SubmitButton>
    </form.Form>
  );
}
