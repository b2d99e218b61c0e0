import { Fieldset, PriceCard } from '@institute/design-system';
import { useState } from 'react';
import { press, type Scenario } from '../../transcripts/scenario.ts';

function Plans() {
  const [chosen, onSelect] = useState('A');
  return (
    <Fieldset label="Payment plan" isRadioGroup isRequired>
      {[
        { value: 'A', title: 'Plan A', amount: 99_200, unit: 'for 6 months', features: ['No interest'] },
        { value: 'B', title: 'Plan B', amount: 51_300, unit: 'for 12 months', features: ['3.50% interest'] },
      ].map(({ value, ...plan }) => (
        <PriceCard
          key={value}
          {...plan}
          choice={{ name: 'plan', value, isSelected: value === chosen, onSelect }}
        />
      ))}
    </Fieldset>
  );
}

export default {
  show: () => <Plans />,
  steps: [press('{Tab}', 'Reach the chosen plan'), press('{ArrowDown}')],
} satisfies Scenario;
