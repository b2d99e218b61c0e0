import { DurationField } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <DurationField
      label="Minimum notice"
      description="Students see no earlier time"
      name="notice"
      isRequired
      options={[0, 60, 720, 1440]}
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([press('{ArrowDown}'), press('{ArrowDown}')]),
} satisfies Scenario;
