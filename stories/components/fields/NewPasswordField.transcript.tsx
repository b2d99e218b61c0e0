import { NewPasswordField } from '@institute/design-system';
import { click, fieldSteps, press, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => <NewPasswordField isRepeated errorMessage={errorMessage} />,
  steps: fieldSteps([
    type('wellNess1'),
    click('Show confirm new password'),
    click('Hide confirm new password'),
    press('{Shift>}{Tab}{/Shift}', 'Go back to the box'),
  ]),
} satisfies Scenario;
