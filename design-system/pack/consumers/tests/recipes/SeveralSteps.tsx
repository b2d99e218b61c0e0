import { DateField, DateValue, TextField, useNavigate } from '@institute/design-system';
import { createErrorMessages, ErrorMessagesProvider } from '@institute/design-system/app';
import { CheckAnswers, useForm, Wizard, type WizardStep } from '@institute/design-system/forms';
import { date, type FormResult, required, rules } from '@institute/design-system/rules';
import { useState } from 'react';
import { object, string } from 'zod/mini';

const person = object({
  name: string().check(rules(required())),
  birthDate: string().check(rules(required(), date())),
});
const insurance = object({ memberId: string().check(rules(required())) });

const unanswered = { person: { name: '', birthDate: '' }, insurance: { memberId: '' } };
type Answers = typeof unanswered;
type Key = keyof Answers;

const titles = { person: 'About you', insurance: 'Insurance' };
const keys: readonly Key[] = ['person', 'insurance'];

/** The texts of the server's own rules. */
const messages = createErrorMessages({
  memberKnown: { id: 'memberKnown', defaultMessage: 'We can’t find this member ID. Check your card.' },
});

interface StepProps<Values> {
  saved: Values;
  lastResult: FormResult | undefined;
  onSave: (values: Values) => void;
}

function PersonStep({ saved, lastResult, onSave }: StepProps<Answers['person']>) {
  const form = useForm({
    draft: 'intake.person',
    schema: person,
    defaultValues: saved,
    lastResult,
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field name="name" as={TextField} label="Name" isRequired />
      <form.Field name="birthDate" as={DateField} label="Date of birth" isBirthDate isRequired />
      <form.SubmitButton>Save and continue</form.SubmitButton>
    </form.Form>
  );
}

function InsuranceStep({ saved, lastResult, onSave }: StepProps<Answers['insurance']>) {
  const form = useForm({
    draft: 'intake.insurance',
    schema: insurance,
    defaultValues: saved,
    lastResult,
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field name="memberId" as={TextField} label="Member ID" isRequired />
      <form.SubmitButton>Save and continue</form.SubmitButton>
    </form.Form>
  );
}

function CheckStep({ answers, onSend }: { answers: Answers; onSend: () => unknown }) {
  const form = useForm({
    draft: { none: 'Nothing is typed here.' },
    defaultValues: {},
    onSubmit: onSend,
  });
  return (
    <form.Form>
      <CheckAnswers
        groups={[
          {
            title: titles.person,
            changeHref: '/intake/person',
            answers: [
              { label: 'Name', value: answers.person.name },
              { label: 'Date of birth', value: <DateValue value={answers.person.birthDate} /> },
            ],
          },
          {
            title: titles.insurance,
            changeHref: '/intake/insurance',
            answers: [{ label: 'Member ID', value: answers.insurance.memberId }],
          },
        ]}
      />
      <form.SubmitButton>Send</form.SubmitButton>
    </form.Form>
  );
}

type Refusal = Pick<FormResult, 'errors'>;

/** The errors of one step, with pointers from its own root: `/person/name` becomes `/name`. */
const errorsOf = (key: Key, refusal: Refusal | null) =>
  (refusal?.errors ?? [])
    .filter(({ pointer }) => pointer.startsWith(`/${key}/`))
    .map((error) => ({ ...error, pointer: error.pointer.slice(key.length + 1) }));

interface IntakeProps {
  /** The last part of the page's URL. */
  step: string;
  /** Sends all answers to the server. Returns its problem+json if it refuses them. */
  onSend: (answers: Answers) => Promise<Refusal | null>;
}

export function SeveralSteps({ step, onSend }: IntakeProps) {
  const navigate = useNavigate();
  // To keep them over a reload, save each step on the server, or use `createStoredValue`.
  const [saved, setSaved] = useState<Partial<Answers>>({});
  const [refused, setRefused] = useState<Partial<Record<Key, FormResult | undefined>>>({});
  const answers = { ...unanswered, ...saved };

  const save = (key: Key, values: Answers[Key]) => {
    setSaved({ ...saved, [key]: values });
    setRefused({ ...refused, [key]: undefined });
    const next = keys.find((other) => other !== key && (!saved[other] || refused[other]));
    navigate(`/intake/${next ?? 'check'}`);
  };

  const send = async () => {
    const refusal = await onSend(answers);
    const wrong = keys.filter((key) => errorsOf(key, refusal).length > 0);
    if (wrong[0]) {
      setRefused(
        Object.fromEntries(
          wrong.map((key) => [key, { values: answers[key], errors: errorsOf(key, refusal) }]),
        ),
      );
      navigate(`/intake/${wrong[0]}`);
    }
    // What belongs to no step is shown above the button.
    return refusal;
  };

  const stateOf = (key: Key) => (refused[key] ? 'problem' : saved[key] ? 'completed' : 'notStarted');
  const steps: WizardStep[] = [
    ...keys.map((key) => ({ key, title: titles[key], href: `/intake/${key}`, state: stateOf(key) }) as const),
    {
      key: 'check',
      title: 'Check your answers',
      href: '/intake/check',
      state: keys.every((key) => stateOf(key) === 'completed') ? 'notStarted' : 'blocked',
    },
  ];
  return (
    <ErrorMessagesProvider messages={messages}>
      <Wizard label="Intake" steps={steps} current={step}>
        {step === 'person' && (
          <PersonStep
            saved={answers.person}
            lastResult={refused.person}
            onSave={(values) => save('person', values)}
          />
        )}
        {step === 'insurance' && (
          <InsuranceStep
            saved={answers.insurance}
            lastResult={refused.insurance}
            onSave={(values) => save('insurance', values)}
          />
        )}
        {step === 'check' && <CheckStep answers={answers} onSend={send} />}
      </Wizard>
    </ErrorMessagesProvider>
  );
}
