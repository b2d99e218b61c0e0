import { Card, DescriptionList, Link, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Name', value: 'Maya Delgado', action: <Link href="/settings/profile">Change</Link> },
      { term: 'Birth date', value: 'Mar 14, 1990', action: <Link href="/settings/profile">Change</Link> },
      { term: 'Occupation', value: '' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllLayouts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Card>
        <DescriptionList {...args} />
      </Card>
      <Card>
        <DescriptionList
          layout="between"
          items={[
            { term: 'Net tuition', value: '$ 4,998.00' },
            { term: 'Paid', value: '$ 1,111.10' },
            { term: 'Remaining', value: '$ 3,886.90' },
          ]}
        />
      </Card>
      <Card>
        <DescriptionList
          layout="above"
          items={[
            { term: 'Languages', value: 'English, Spanish' },
            { term: 'Time zone', value: 'Los Angeles' },
          ]}
        />
      </Card>
    </Stack>
  ),
};

export const AnEmptyValueSaysSo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[4]).toHaveTextContent('Not provided');
  },
};
