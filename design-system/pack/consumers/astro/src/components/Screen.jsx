import { IntlProvider, Page, ToastRegion } from '@institute/design-system';
import { Enrollment } from './Enrollment';

export function Screen() {
  return (
    <IntlProvider locale="en">
      <Page title="Enrollment">
        <Enrollment />
      </Page>
      <ToastRegion />
    </IntlProvider>
  );
}
