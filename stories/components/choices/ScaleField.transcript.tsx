import { ScaleField } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <ScaleField
      label="How strong is the pain now?"
      minLabel="No pain"
      maxLabel="Worst pain"
      name="pain"
      isRequired
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([press(' '), press('{ArrowRight}'), press('{ArrowLeft}'), press('{ArrowLeft}')]),
} satisfies Scenario;
