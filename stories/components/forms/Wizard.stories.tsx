import { RadioGroup, RouterProvider, TextField } from '@institute/design-system';
import { CheckAnswers, useForm, Wizard, type WizardStep } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

const steps: WizardStep[] = [
  { key: 'course', title: 'Course', href: '/enroll/course', state: 'completed' },
  { key: 'personal', title: 'Personal information', href: '/enroll/personal', state: 'problem' },
  { key: 'plan', title: 'Payment plan', href: '/enroll/plan', state: 'inProgress' },
  { key: 'agreements', title: 'Agreements', href: '/enroll/agreements', state: 'notStarted' },
  { key: 'method', title: 'Payment method', href: '/enroll/method', state: 'notStarted' },
  { key: 'check', title: 'Check your answers', href: '/enroll/check', state: 'blocked' },
];

const navigated = fn();

const meta = {
  component: Wizard,
  args: { label: 'Enrollment', steps, current: 'plan', children: 'The questions of this step.' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

function PlanForm() {
  const form = useForm({ draft: 'example', defaultValues: { plan: '', code: '' }, onSubmit: () => {} });
  return (
    <form.Form>
      <form.Field
        name="plan"
        as={RadioGroup}
        label="How do you want to pay?"
        isRequired
        options={[
          { value: 'FULL', label: 'In full', description: '$ 6,995.00 today' },
          { value: 'A', label: 'Over twelve months', description: '$ 583.00 a month' },
        ]}
      />
      <form.Field name="code" as={TextField} label="Promo code" width="short" />
      <form.SubmitButton>Save and continue</form.SubmitButton>
    </form.Form>
  );
}

export const States: Story = { args: { children: <PlanForm /> } };

export const StepsSayWhereTheyStand: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Enrollment' }));
    const items = list.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'CourseCompleted',
      'Personal informationThere is a problem',
      'Payment planIn progress',
      'AgreementsNot started',
      'Payment methodNot started',
      'Check your answersCan’t start yet',
    ]);
    await expect(items.filter((item) => item.querySelector('[aria-current=step]'))).toEqual([items[2]]);
    // Neither the current step nor one that can't start yet is a link.
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/enroll/course',
      '/enroll/personal',
      '/enroll/agreements',
      '/enroll/method',
    ]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Step 3 of 6 Payment plan');
  },
};

export const AnotherStepTakesTheFocus: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  render: function Steps(args) {
    const [current, setCurrent] = useState('plan');
    return (
      <RouterProvider
        navigate={(href) => {
          navigated(href);
          setCurrent(href.split('/').at(-1)!);
        }}
      >
        <Wizard {...args} current={current} />
      </RouterProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const before = document.title;
    await waitFor(() => expect(document.title).toMatch(/^Step 3 of 6: Payment plan · /));
    await userEvent.click(canvas.getByRole('link', { name: 'Agreements' }));
    await expect(navigated).toHaveBeenLastCalledWith('/enroll/agreements');
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Step 4 of 6 Agreements');
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.title).toMatch(/^Step 4 of 6: Agreements · /));
    await expect(document.title.match(/Step/g)).toHaveLength(1);
    await expect(before).not.toBe(document.title);
  },
};

export const OnAPhoneTheListOpens: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Step 3 of 6 Payment plan' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Course' })).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Course' })).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.queryByRole('link', { name: 'Course' })).toBeNull();
    // The line shows it, so it isn't shown twice. Screen readers still get it with the heading.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Step 3 of 6 Payment plan');
  },
};

export const ChecksTheAnswers: Story = {
  args: {
    current: 'check',
    children: (
      <CheckAnswers
        groups={[
          {
            title: 'Personal information',
            changeHref: '/enroll/personal',
            answers: [
              { label: 'Name', value: 'Ana María Torres' },
              { label: 'Date of birth', value: 'Apr 27, 1990' },
              { label: 'Mobile phone', value: '' },
            ],
          },
          {
            title: 'Payment plan',
            changeHref: '/enroll/plan',
            answers: [{ label: 'Plan', value: 'Over twelve months', changeHref: '/enroll/plan#plan' }],
          },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const personal = within(canvas.getByRole('region', { name: 'Personal information' }));
    await expect(personal.getByRole('link', { name: 'Change: Personal information' })).toHaveAttribute(
      'href',
      '/enroll/personal',
    );
    await expect(personal.getByText('Not provided')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change: Plan' })).toHaveAttribute(
      'href',
      '/enroll/plan#plan',
    );
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Paso 3 de 6');
  },
};
