import { AddressFields } from '@institute/design-system';
import { press, type Scenario, type } from '../../transcripts/scenario.ts';

const next = (title: string) => press('{Tab}', title);

export default {
  show: () => <AddressFields label="Home address" isRequired errorMessages={{ city: 'Enter the city' }} />,
  steps: [
    next('Reach the country'),
    type('United States'),
    next('Reach the street'),
    next('Reach the second line'),
    next('Reach the city, which is wrong'),
    next('Reach the state'),
    next('Reach the ZIP code'),
  ],
} satisfies Scenario;
