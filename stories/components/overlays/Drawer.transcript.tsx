import { Button, Drawer, Heading } from '@institute/design-system';
import { useState } from 'react';
import { press, type Scenario } from '../../transcripts/scenario.ts';

function Messages() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Messages</Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title="Latest messages"
        actions={
          <Button variant="secondary" onPress={close}>
            See all messages
          </Button>
        }
      >
        <Heading level={3} size="s">
          Your agreement is ready to sign
        </Heading>
      </Drawer>
    </>
  );
}

export default {
  show: () => <Messages />,
  steps: [
    press('{Tab}', 'Reach the button'),
    press('{Enter}', 'Open it'),
    press('{Tab}', 'Go on inside'),
    press('{Tab}', 'Go on inside'),
    press('{Tab}', 'Go on inside'),
    press('{Escape}', 'Close it'),
  ],
} satisfies Scenario;
