import { Button, ToastRegion, toast } from '@institute/design-system';
import { press, run, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: () => (
    <>
      <Button>Save changes</Button>
      <ToastRegion />
    </>
  ),
  steps: [
    press('{Tab}', 'Reach the button'),
    run('It is saved', () => toast.success('Your profile was updated')),
    run('The next one fails', () => toast.error('The card was declined')),
    press('{F6}', 'Go to the messages'),
    press('{Escape}', 'Close the message'),
    run('A message is deleted, which can be undone', () =>
      toast.success('Message deleted', { action: { label: 'Undo', onPress: () => {} } }),
    ),
  ],
} satisfies Scenario;
