import { Button, Heading, ListDetail, Text } from '@institute/design-system';
import { useState } from 'react';
import { press, type Scenario } from '../../transcripts/scenario.ts';

function Inbox() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ListDetail
      detailKey={open}
      detail={
        <>
          <Heading level={2}>{open}</Heading>
          <Text>Thank you.</Text>
        </>
      }
      onClose={() => setOpen(null)}
    >
      <ul>
        {['Payment received', 'Your circle meets'].map((subject) => (
          <li key={subject}>
            <Button variant="quiet" onPress={() => setOpen(subject)}>
              {subject}
            </Button>
          </li>
        ))}
      </ul>
    </ListDetail>
  );
}

export default {
  show: () => <Inbox />,
  steps: [
    press('{Tab}', 'Reach the first'),
    press('{Enter}', 'Open it'),
    press('{Escape}', 'Close it'),
    press('{Tab}', 'Go to the next'),
  ],
} satisfies Scenario;
