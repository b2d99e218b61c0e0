import { Page, useNavigate } from '@institute/design-system';
import { createErrorMessages, createStoredValue, ErrorMessagesProvider } from '@institute/design-system/app';
import { Wizard, type WizardStep } from '@institute/design-system/forms';
import type { FormResult } from '@institute/design-system/rules';
import { useState } from 'react';
import { type Answers, type StepName, stepNames, unanswered } from './answers.ts';
import { CheckStep } from './CheckStep.tsx';
import { ConsentStep } from './ConsentStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { HealthStep } from './HealthStep.tsx';
import { InsuranceStep } from './InsuranceStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { hrefOf, usePlace } from './places.ts';
import { type Refusal, sendIntake } from './server.ts';
import { useText } from './text.ts';

/** The texts of the server's own rules, in the page's language. */
const messages = createErrorMessages({
  memberKnown: { id: 'memberKnown' },
  anotherPhone: { id: 'anotherPhone' },
});

/** The saved steps, until the tab is closed. */
const store = createStoredValue(
  'clinic.intake',
  (value) => (typeof value === 'object' ? (value as Partial<Answers>) : null),
  sessionStorage,
);

/** The errors of one step, with pointers from its own root. */
const errorsOf = (name: StepName, refusal: Refusal | null) =>
  (refusal?.errors ?? [])
    .filter(({ pointer }) => pointer.startsWith(`/${name}/`))
    .map((error) => ({ ...error, pointer: error.pointer.slice(name.length + 1) }));

function useIntake() {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<Partial<Answers>>(() => store.read() ?? {});
  const [refused, setRefused] = useState<{ [Name in StepName]?: FormResult | undefined }>({});
  const answers: Answers = { ...unanswered, ...saved };
  const keep = (next: Partial<Answers>) => {
    setSaved(next);
    store.write(next);
  };

  const save = <Name extends StepName>(name: Name, values: Answers[Name]) => {
    keep({ ...saved, [name]: values });
    setRefused({ ...refused, [name]: undefined });
    const next = stepNames.find((other) => other !== name && (!saved[other] || refused[other]));
    navigate(hrefOf(next ?? 'check'));
  };

  const send = async () => {
    const refusal = await sendIntake(answers);
    const wrong = stepNames.filter((name) => errorsOf(name, refusal).length > 0);
    if (wrong[0])
      setRefused(
        Object.fromEntries(
          wrong.map((name) => [name, { values: answers[name], errors: errorsOf(name, refusal) }]),
        ),
      );
    if (!refusal) keep({});
    navigate(hrefOf(wrong[0] ?? 'done'));
    return refusal;
  };

  const stateOf = (name: StepName): WizardStep['state'] =>
    refused[name] ? 'problem' : saved[name] ? 'completed' : 'notStarted';
  const stepOf = <Name extends StepName>(name: Name) => ({
    saved: answers[name],
    lastResult: refused[name],
    onSave: (values: Answers[Name]) => save(name, values),
  });
  return { answers, send, stateOf, stepOf };
}

export function Intake() {
  const text = useText();
  const place = usePlace();
  const { answers, send, stateOf, stepOf } = useIntake();
  const steps: WizardStep[] = [
    ...stepNames.map((name) => ({
      key: name,
      title: text(`step.${name}`),
      href: hrefOf(name),
      state: stateOf(name),
    })),
    {
      key: 'check',
      title: text('step.check'),
      href: hrefOf('check'),
      state: stepNames.every((name) => stateOf(name) === 'completed') ? 'notStarted' : 'blocked',
    },
  ];
  if (place === 'done') return <Page title={text('sent')} lead={text('sentLead')} width="text" />;
  return (
    <Page>
      <ErrorMessagesProvider messages={messages}>
        <Wizard label={text('title')} steps={steps} current={place}>
          {place === 'person' && <PersonStep {...stepOf('person')} />}
          {place === 'contact' && <ContactStep {...stepOf('contact')} />}
          {place === 'insurance' && <InsuranceStep {...stepOf('insurance')} />}
          {place === 'health' && <HealthStep {...stepOf('health')} />}
          {place === 'consent' && <ConsentStep {...stepOf('consent')} />}
          {place === 'check' && <CheckStep answers={answers} onSend={send} />}
        </Wizard>
      </ErrorMessagesProvider>
    </Page>
  );
}
