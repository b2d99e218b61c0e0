import { Link, RouterProvider, TextField } from '@institute/design-system';
import { UnsavedChangesGuard, useForm } from '@institute/design-system/forms';
import { press, run, type Scenario, type } from '../../transcripts/scenario.ts';

function Page() {
  const form = useForm({
    draft: { none: 'Nothing is kept' },
    defaultValues: { name: '' },
    onSubmit: () => undefined,
  });
  return (
    <RouterProvider navigate={() => undefined}>
      <form.Form>
        <form.Field name="name" as={TextField} label="Name" />
        <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
      </form.Form>
      <Link href="/courses" isStandalone>
        My courses
      </Link>
    </RouterProvider>
  );
}

export default {
  hasForm: true,
  show: () => <Page />,
  steps: [
    press('{Tab}', 'Reach the name'),
    type('Ana'),
    press('{Tab}', 'Go to the link'),
    run('Follow it', () => (document.activeElement as HTMLElement).click(), '[role="alertdialog"]'),
    press('{Escape}', 'Stay'),
  ],
} satisfies Scenario;
