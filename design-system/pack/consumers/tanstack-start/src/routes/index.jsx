import { Page } from '@institute/design-system';
import { createFileRoute } from '@tanstack/react-router';
import { Enrollment } from '../Enrollment';

function Home() {
  return (
    <Page title="Enrollment">
      <Enrollment />
    </Page>
  );
}

export const Route = createFileRoute('/')({ component: Home });
