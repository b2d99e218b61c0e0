import { ContentUrlProvider, FileLink, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../states.tsx';

const meta = {
  component: FileLink,
  args: { href: '/documents/1', name: 'Enrollment agreement', kind: 'PDF', size: 241_500 },
} satisfies Meta<typeof FileLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="xs">
      <FileLink {...args} facts="signed Nov 18, 2026" />
      <FileLink {...args} name="Account history" kind="CSV" />
      <FileLink {...args} name="Certificate" size={1_420_000} />
      <FileLink {...args} name="Receipt" size={180} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /Enrollment agreement PDF, 242 kB · signed/ }),
    ).toHaveAttribute('download');
    await expect(canvas.getByRole('link', { name: /Certificate PDF, 1.4 MB/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Receipt PDF, 1 kB/ })).toBeVisible();
  },
};

export const PrivateOnesAreSigned: Story = {
  render: (args) => (
    <ContentUrlProvider contentUrl={(url) => `${url}?Signature=abc`}>
      <FileLink {...args} download="agreement.pdf" />
    </ContentUrlProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Enrollment agreement/ });
    await expect(link).toHaveAttribute('href', '/documents/1?Signature=abc');
    await expect(link).toHaveAttribute('download', 'agreement.pdf');
  },
};

/** The icons keep their size beside a long name. */
export const LongNames: Story = {
  args: { name: longText, facts: longText },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <FileLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const icon of canvas.getByRole('link').querySelectorAll('svg'))
      await expect(icon.getBoundingClientRect().width).toBe(20);
  },
};
