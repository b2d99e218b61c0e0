import { AccessibilityStatement, ContactDetails } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: AccessibilityStatement,
  args: {
    productName: 'student portal',
    reviewedOn: '2026-11-24',
    problems: ['Some videos have no captions.'],
    contact: <ContactDetails name="Wellspring Institute" email="help@example.com" phone="+18025550100" />,
  },
} satisfies Meta<typeof AccessibilityStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Accessibility');
    await expect(canvas.getByText('Nov 24, 2026')).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Known problems' })).toHaveTextContent('captions');
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toBeInTheDocument();
  },
};

export const NoKnownProblem: Story = {
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Known problems')).toBeNull();
  },
};

export const InSpanish: Story = { globals: { locale: 'es' } };
