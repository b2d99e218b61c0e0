import { Disclosure, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  component: Disclosure,
  args: { title: 'What does it cost?', children: <Text>$ 29.00 a month. You can cancel any time.</Text> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} />
      <Disclosure title="Can I coach in Spanish?" isDefaultOpen>
        <Text>Yes. The app, its e-mails and your page are in both languages.</Text>
      </Disclosure>
      <Disclosure {...args} title="Who can coach here?" />
    </div>
  ),
};

export const KeepsLinesReadableUnlessItHasAList: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ inlineSize: '70rem' }}>
      <Disclosure {...args} isDefaultOpen>
        <div>Text</div>
      </Disclosure>
      <Disclosure {...args} isDefaultOpen isMeasured={false}>
        <div>List</div>
      </Disclosure>
    </div>
  ),
  play: async ({ canvas }) => {
    const [line, all] = canvas.getAllByRole('button').map(({ offsetWidth }) => offsetWidth);
    await expect(line).toBe(all);
    await expect(canvas.getByText('Text').offsetWidth).toBeLessThan(line! * 0.8);
    await expect(canvas.getByText('List').offsetWidth).toBe(all);
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What does it cost?' });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/29.00/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const TheSearchOfTheBrowserOpensIt: Story = {
  play: async ({ canvas }) => {
    const content = document.getElementById(canvas.getByRole('button').getAttribute('aria-controls')!)!;
    await expect(content).toHaveAttribute('hidden', 'until-found');
    content.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const ALinkToItOpensIt: Story = {
  args: { id: 'price' },
  play: async ({ canvas }) => {
    const before = location.href;
    history.replaceState(null, '', '#price');
    dispatchEvent(new Event('hashchange'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'));
    history.replaceState(null, '', before);
  },
};
