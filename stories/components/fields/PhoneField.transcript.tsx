import { PhoneField } from '@institute/design-system';
import { loadPhoneNumbers } from '@institute/design-system/formats';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

// Loaded beforehand, so that the announcements do not depend on when they arrive.
await loadPhoneNumbers();

export default {
  show: ({ errorMessage }) => <PhoneField label="Mobile phone" isRequired errorMessage={errorMessage} />,
  steps: fieldSteps([type('+442079460958')]),
} satisfies Scenario;
