import { PasswordField, PasswordRules } from '@institute/design-system';
import { press, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: () => <PasswordField label="New password" autoComplete="new-password" ruleList={PasswordRules} />,
  steps: [press('{Tab}', 'Reach the box'), type('well'), type('Ness1')],
} satisfies Scenario;
