import '@institute/design-system/base.css';
import { Button, IntlProvider } from '@institute/design-system';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <IntlProvider locale="en">
    <Button>Save changes</Button>
  </IntlProvider>,
);
