import { QuantityField } from '@institute/design-system';
import { fieldSteps, press, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <QuantityField
      label="Weight"
      unit="kilogram"
      fractionDigits={1}
      step={0.5}
      isRequired
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([type('62'), press('{ArrowUp}'), press('{ArrowDown}')]),
} satisfies Scenario;
