import { CalendarIcon, Columns, Feature } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Feature,
  args: { title: 'A schedule that knows time zones', children: 'Clients see their own time.' },
} satisfies Meta<typeof Feature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Columns>
      <Feature {...args} mark={<CalendarIcon size="l" />} />
      <Feature {...args} mark="1" />
      <Feature {...args} />
    </Columns>
  ),
};

export const ItsMarkIsDecoration: Story = {
  args: { mark: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('heading', { level: 3 })).toBeInTheDocument();
  },
};
