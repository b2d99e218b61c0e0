import { Pagination } from '@institute/design-system';
import { useState } from 'react';
import { press, type Scenario } from '../../transcripts/scenario.ts';

function Example() {
  const [page, onPageChange] = useState(0);
  const [size, onSizeChange] = useState(10);
  return <Pagination total={42} {...{ page, size, onPageChange, onSizeChange }} />;
}

export default {
  show: () => <Example />,
  steps: [
    press('{Tab}', 'Reach the first page'),
    press('{Tab}', 'Go to the previous page'),
    press('{Tab}', 'Go to the next page'),
    press('{Enter}', 'Turn to it'),
    press('{Shift>}{Tab}{/Shift}', 'Go back'),
  ],
} satisfies Scenario;
