import { Button, ForRoles, RolesProvider, Stack, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: ForRoles,
  args: { allow: 'COACH', children: <Button>My services</Button> },
  render: (args) => (
    <RolesProvider roles={[{ name: 'STUDENT' }]}>
      <Stack>
        <Text>Everybody sees this.</Text>
        <ForRoles {...args} />
      </Stack>
    </RolesProvider>
  ),
} satisfies Meta<typeof ForRoles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeavesOutWhatTheRoleLacks: Story = {
  name: 'Hides what the role lacks [G-05]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everybody sees this.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ShowsWhatTheRoleHas: Story = {
  name: 'Shows what the role has [G-05]',
  args: { allow: ['COACH', 'STUDENT'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'My services' })).toBeInTheDocument();
  },
};

export const LeavesOutWhatIsExcluded: Story = {
  name: 'Leaves out what is excluded with ! [G-05]',
  args: { allow: '!STUDENT' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ShowsAllToWhoeverHasNoRoles: Story = {
  name: 'Shows everything to users without roles [G-05]',
  render: (args) => (
    <RolesProvider roles={[]}>
      <ForRoles {...args} />
    </RolesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'My services' })).toBeInTheDocument();
  },
};
