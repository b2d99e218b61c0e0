import { TextAreaField } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { required, ruleSchema } from '@institute/design-system/rules';
import { press, run, type Scenario, type } from '../../transcripts/scenario.ts';

const open = (title: string) =>
  run(title, () => (document.activeElement as HTMLElement).click(), '[role="dialog"] textarea');

export default {
  hasForm: true,
  show: () => (
    <FormDialogButton
      label="Cancel the session"
      title="Cancel this session?"
      message="We’ll refund $ 80.00 to the card you paid with."
      submitLabel="Yes, cancel"
      keepLabel="Keep session"
      successMessage="Your session was canceled."
      draft={{ none: 'Nothing is kept' }}
      schema={ruleSchema<{ reason: string }>({ reason: [required()] })}
      defaultValues={{ reason: '' }}
      onSubmit={() => undefined}
    >
      {(form) => (
        <form.Field
          name="reason"
          as={TextAreaField}
          isRequired
          label="Your reason"
          description="Your coach will read it."
        />
      )}
    </FormDialogButton>
  ),
  steps: [
    press('{Tab}', 'Reach the button'),
    open('Open it'),
    press('{Escape}', 'Close it'),
    open('Open it again'),
    press('{Tab}', 'Go to the way out'),
    press('{Tab}', 'Go to the question'),
    press('{Tab}{Tab}', 'Go on to the button that submits'),
    press('{Enter}', 'Submit without a reason'),
    type('I’m ill'),
    press('{Tab}', 'Go on'),
  ],
} satisfies Scenario;
