import { Button, Tooltip } from '@institute/design-system';
import { press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: () => (
    <>
      <Tooltip text="You can change it until the cohort begins">
        <Button variant="secondary">Change course</Button>
      </Tooltip>
      <Button>Continue</Button>
    </>
  ),
  steps: [
    press('{Tab}', 'Reach the button'),
    press('{Escape}', 'Put the tooltip away'),
    press('{Tab}', 'Go on'),
    press('{Shift>}{Tab}{/Shift}', 'Go back'),
  ],
} satisfies Scenario;
