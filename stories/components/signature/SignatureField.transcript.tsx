import { SignatureField } from '@institute/design-system';
import { fail, mend, press, type Scenario, type } from '../../transcripts/scenario.ts';

const next = '{Tab}';
const back = '{Shift>}{Tab}{/Shift}';

export default {
  show: ({ errorMessage }) => (
    <SignatureField
      label="Signature"
      statement="I have read the enrollment agreement and agree to it."
      isRequired
      errorMessage={errorMessage}
    />
  ),
  steps: [
    press(next, 'Reach it'),
    fail('This field is required'),
    press(next, 'Go to the ways to sign'),
    press(back, 'Reach the name again'),
    type('Ana Torres'),
    mend(),
    press(next, 'Go to the ways to sign'),
    press(next, 'Go to the second'),
    press('{Enter}', 'Choose it'),
    press(next, 'Go on'),
    press(next, 'Go to the buttons of the paper'),
    press('{Enter}', 'Take a line back'),
    press(next, 'Go to the other'),
    press('{Enter}', 'Clear it'),
  ],
} satisfies Scenario;
