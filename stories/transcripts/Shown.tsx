import { region } from '@institute/api-schema/region';
import '@institute/design-system/styles.css';
import { IntlProvider } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import type { ReactNode } from 'react';
import type { Given, Scenario } from './scenario.ts';

/** Shows a scenario's component as an app does: fields are in a form that checks them itself. */
export function Shown({ scenario, given }: { scenario: Scenario; given: Given }) {
  return (
    <IntlProvider locale="en" region={region}>
      {scenario.hasForm ? scenario.show(given) : <InForm>{scenario.show(given)}</InForm>}
    </IntlProvider>
  );
}

function InForm({ children }: { children: ReactNode }) {
  const { Form } = useForm({
    draft: { none: 'Nothing is kept' },
    defaultValues: {},
    onSubmit: () => undefined,
  });
  return <Form hasErrorSummary={false}>{children}</Form>;
}
