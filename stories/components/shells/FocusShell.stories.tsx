import { Brand, FocusShell, LanguageSwitch, Page, RadioGroup, TextField } from '@institute/design-system';
import { useForm, Wizard, type WizardStep } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const steps: WizardStep[] = [
  { key: 'class', title: 'Class', href: '/enroll/class', state: 'completed' },
  { key: 'plan', title: 'Payment plan', href: '/enroll/plan', state: 'inProgress' },
  { key: 'agreement', title: 'Agreement', href: '/enroll/agreement', state: 'blocked' },
  { key: 'review', title: 'Review and submit', href: '/enroll/review', state: 'blocked' },
];

function PlanForm() {
  const form = useForm({ draft: 'focus', defaultValues: { plan: '', code: '' }, onSubmit: () => {} });
  return (
    <form.Form>
      <form.Field
        name="plan"
        as={RadioGroup}
        isRequired
        look="cards"
        label="How do you want to pay?"
        options={[
          { value: 'FULL', label: 'Pay in full', description: '$ 5,400.00 today' },
          { value: 'FOUR', label: '4 installments', description: '$ 1,000.00 today' },
        ]}
      />
      <form.Field name="code" as={TextField} label="Promo code" width="short" />
      <form.SubmitButton>Save and continue</form.SubmitButton>
    </form.Form>
  );
}

const meta = {
  component: FocusShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <Brand href="/" isCompact>
        Wellspring
      </Brand>
    ),
    helpHref: '/help',
    end: <LanguageSwitch value="en" onChange={() => undefined} offered={['en', 'es']} isShort />,
    closeHref: '/home',
    children: (
      <Page>
        <Wizard label="Enrollment" steps={steps} current="plan">
          <PlanForm />
        </Wizard>
      </Page>
    ),
  },
} satisfies Meta<typeof FocusShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enrolling: Story = {};

export const LeadsBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
};
