import { ConfirmButton, Text } from '@institute/design-system';
import { press, run, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: () => (
    <ConfirmButton
      title="Remove this card?"
      message={<Text>Visa ending in 4242 will no longer be offered for payments.</Text>}
      confirmLabel="Remove it"
      onConfirm={() => undefined}
    >
      Remove the card
    </ConfirmButton>
  ),
  steps: [
    press('{Tab}', 'Reach the button'),
    // The dialog's code is loaded first.
    run('Press it', () => (document.activeElement as HTMLElement).click(), '[role="alertdialog"]'),
    press('{Tab}', 'Go on inside'),
    press('{Escape}', 'Leave without doing it'),
    press('{Enter}', 'Press it again'),
    press('{Tab}', 'Go on inside'),
    press('{Enter}', 'Do it'),
  ],
} satisfies Scenario;
