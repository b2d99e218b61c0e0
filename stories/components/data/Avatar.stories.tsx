import { Avatar, Inline } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#7a9" d="M0 0h2v2H0z"/></svg>')}`;

const meta = { component: Avatar, args: { name: 'Maya Delgado Ruiz' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="m">
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      <Avatar name="Ángel Núñez" />
      <Avatar name="Bo" />
      <Avatar name="Chidi Okafor" />
      <Avatar name="李 小龍" />
      <Avatar {...args} src={photo} size="l" />
    </Inline>
  ),
};

export const FirstAndLastInitial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maya Delgado Ruiz' })).toHaveTextContent('MR');
  },
};

export const APhotoThatIsMissingGivesWayToInitials: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('MR'));
  },
};

export const IsSilentBesideTheName: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
