import { Tabs, Text } from '@institute/design-system';
import { useState } from 'react';
import { press, type Scenario } from '../../transcripts/scenario.ts';

function Example() {
  const [value, setValue] = useState('inbox');
  return (
    <Tabs
      label="Messages"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'inbox', label: 'Inbox', count: 12, content: <Text>Twelve messages wait for you.</Text> },
        { value: 'archived', label: 'Archived', content: <Text>Nothing is archived yet.</Text> },
      ]}
    />
  );
}

export default {
  show: () => <Example />,
  steps: [
    press('{Tab}', 'Reach the tabs'),
    press('{ArrowRight}'),
    press('{Tab}', 'Go into the panel'),
    press('{Shift>}{Tab}{/Shift}', 'Go back'),
    press('{Home}'),
  ],
} satisfies Scenario;
