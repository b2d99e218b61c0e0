import { FormattedField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';
import { iban } from './iban.ts';

export default {
  show: ({ errorMessage }) => (
    <FormattedField label="IBAN" format={iban} isRequired errorMessage={errorMessage} />
  ),
  steps: fieldSteps([type('gb82west12345698765432')]),
} satisfies Scenario;
