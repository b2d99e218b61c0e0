import { SearchField } from '@institute/design-system';
import { fieldSteps, press, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => <SearchField label="Search the modules" errorMessage={errorMessage} />,
  steps: fieldSteps([type('sleep'), press('{Escape}')]),
} satisfies Scenario;
