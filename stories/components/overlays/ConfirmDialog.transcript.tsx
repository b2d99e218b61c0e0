import { ConfirmDialog, Text } from '@institute/design-system';
import { useState } from 'react';
import { press, run, type Scenario } from '../../transcripts/scenario.ts';
import { StoryErrorMessages } from '../../with-error-messages.tsx';

const texts = {
  sessionBegan: 'The session has begun and cannot be cancelled.',
};

let ask = () => {};

function CancelSession() {
  const [isOpen, setIsOpen] = useState(false);
  ask = () => setIsOpen(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title="Cancel this session?"
      confirmLabel="Cancel the session"
      onConfirm={() => Promise.reject({ status: 409, key: 'sessionBegan' })}
    >
      <Text>Ana Torres will be told at once.</Text>
    </ConfirmDialog>
  );
}

export default {
  show: () => (
    <StoryErrorMessages texts={texts}>
      <CancelSession />
    </StoryErrorMessages>
  ),
  steps: [
    run('Something asks', () => ask(), '[role="alertdialog"]'),
    press('{Tab}', 'Go on inside'),
    press('{Enter}', 'Do it, and it fails'),
    press('{Shift>}{Tab}{/Shift}', 'Go to the way out'),
    press('{Enter}', 'Leave'),
  ],
} satisfies Scenario;
