import { Button, Dialog, Text } from '@institute/design-system';
import { useState } from 'react';
import { press, type Scenario } from '../../transcripts/scenario.ts';

function RemoveCard() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Remove the card</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Remove this card?"
        actions={
          <>
            <Button variant="secondary" onPress={close}>
              Keep it
            </Button>
            <Button variant="danger" onPress={close}>
              Remove it
            </Button>
          </>
        }
      >
        <Text>Visa ending in 4242 will no longer be offered for payments.</Text>
      </Dialog>
    </>
  );
}

export default {
  show: () => <RemoveCard />,
  steps: [
    press('{Tab}', 'Reach the button'),
    press('{Enter}', 'Open it'),
    press('{Tab}', 'Go on inside'),
    press('{Tab}', 'Go on inside'),
    press('{Escape}', 'Close it'),
  ],
} satisfies Scenario;
