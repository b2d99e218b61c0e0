import { Button, ErrorBanner, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { withErrorMessages } from '../../with-error-messages.tsx';

const limitReached = { status: 409, key: 'limitReached' };

function Example() {
  const [error, setError] = useState<unknown>(null);
  return (
    <Stack gap="m" align="start">
      <ErrorBanner error={error} />
      <Button onPress={() => setError(limitReached)}>Add a link</Button>
      <Button onPress={() => setError(null)}>Delete a link</Button>
    </Stack>
  );
}

const meta = {
  component: ErrorBanner,
  decorators: [withErrorMessages({ limitReached: 'You’ve reached the limit. Delete one first.' })],
  args: { error: limitReached },
} satisfies Meta<typeof ErrorBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ComesAndGoes: Story = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’ve reached the limit.');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete a link' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
