import { Button, Popover, Text } from '@institute/design-system';
import { press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: () => (
    <>
      <Popover label="How is this made up?" title="Amount due">
        {(close) => (
          <>
            <Text>Tuition, less what you have paid.</Text>
            <Button onPress={close}>Got it</Button>
          </>
        )}
      </Popover>
      <Button>Pay</Button>
    </>
  ),
  steps: [
    press('{Tab}', 'Reach the button'),
    press('{Enter}', 'Open it'),
    press('{Tab}', 'Go on inside'),
    press('{Enter}', 'Press it'),
    press('{Enter}', 'Open it again'),
    press('{Escape}', 'Close it'),
    press('{Tab}', 'Go on in the page'),
  ],
} satisfies Scenario;
