import { PasswordField, PasswordRules } from '@institute/design-system';
import { click, fieldSteps, press, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      ruleList={PasswordRules}
      isRequired
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([
    type('well'),
    type('Ness1'),
    click('Show new password'),
    click('Hide new password'),
    press('{Shift>}{Tab}{/Shift}', 'Go back to the box'),
  ]),
} satisfies Scenario;
