import { CardChoice } from '@institute/design-system/cards';
import { useState } from 'react';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

function Cards({ errorMessage }: { errorMessage: string | undefined }) {
  const [chosen, setChosen] = useState('visa');
  return (
    <CardChoice
      cards={[
        { id: 'visa', brand: 'VISA', last4: '4242' },
        { id: 'mastercard', brand: 'MASTERCARD', last4: '4444' },
      ]}
      value={chosen}
      onChange={setChosen}
      addCard={() => null}
      {...(errorMessage && { errorMessage })}
    />
  );
}

export default {
  show: ({ errorMessage }) => <Cards {...{ errorMessage }} />,
  steps: fieldSteps([press('{ArrowDown}')]),
} satisfies Scenario;
