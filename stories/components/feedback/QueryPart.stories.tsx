import { QueryPart, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { withErrorMessages } from '../../with-error-messages.tsx';

const pending = { data: undefined, error: null, isFetching: true, refetch: async () => undefined };
const failed = { ...pending, error: { status: 503, key: 'serviceUnavailable' }, isFetching: false };

/** It fails at first, and each time once it is there. */
function Example() {
  const [data, setData] = useState<string>();
  const query = { ...failed, data, refetch: async () => setData('2 devices are signed in.') };
  return <QueryPart query={query}>{(text) => <Text>{text}</Text>}</QueryPart>;
}

const meta = {
  component: QueryPart<string>,
  decorators: [withErrorMessages({ serviceUnavailable: 'The service is unavailable. Try again later.' })],
  args: { query: pending, children: (text) => <Text>{text}</Text> },
} satisfies Meta<typeof QueryPart<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsLoading: Story = {};

export const HasFailed: Story = { args: { query: failed } };

export const CanBeTriedAgain: Story = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is unavailable.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // The error of reading it again doesn't hide it.
    await expect(canvas.getByText('2 devices are signed in.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
