import { MultiSelectField } from '@institute/design-system';
import { fieldSteps, press, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <MultiSelectField
      label="Languages you coach in"
      isRequired
      max={1}
      options={[
        { value: 'EN', label: 'English' },
        { value: 'ES', label: 'Spanish' },
        { value: 'SV', label: 'Swedish' },
      ]}
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([
    type('s'),
    press('{ArrowDown}'),
    press('{ArrowDown}'),
    press('{Enter}', 'Take it'),
    press('{ArrowDown}', 'Open the whole list'),
    press('{ArrowDown}'),
    press('{Enter}', 'Take one too many'),
    press('{Backspace}', 'Go to what was taken last'),
    press('{Delete}', 'Take it away'),
    press('{Tab}', 'Go back to the box'),
  ]),
} satisfies Scenario;
