import { AddressFields } from '@institute/design-system';
import { press, run, type Scenario } from '../../transcripts/scenario.ts';

const next = (title: string) => press('{Tab}', title);

export default {
  show: () => <AddressFields label="Home address" isRequired errorMessages={{ city: 'Enter the city' }} />,
  steps: [
    next('Reach the country'),
    // Not typed: a list's search for the letters starts again after a second.
    run('Choose “United States”', () => {
      const country = document.querySelector('select')!;
      country.value = 'US';
      country.dispatchEvent(new Event('change', { bubbles: true }));
    }),
    next('Reach the street'),
    next('Reach the second line'),
    next('Reach the city, which is wrong'),
    next('Reach the state'),
    next('Reach the ZIP code'),
  ],
} satisfies Scenario;
