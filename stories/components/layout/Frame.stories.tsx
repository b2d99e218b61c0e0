import { Frame, type FrameProps, Loading } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const page = `<!doctype html><html lang="en"><title>Card details</title><body>
<h1>Card details</h1><label>Card number <input></label>
<script>parent.postMessage({ type: 'formHeight', height: 180 }, '*')</script>`;

function Example(props: Omit<FrameProps, 'src' | 'height'>) {
  const [src, setSrc] = useState('');
  useEffect(() => setSrc(URL.createObjectURL(new Blob([page], { type: 'text/html' }))), []);
  const [height, setHeight] = useState(320);
  return src === '' ? (
    <Loading />
  ) : (
    <Frame
      {...props}
      src={src}
      height={height}
      onMessage={(message) => {
        props.onMessage?.(message);
        setHeight((message as { height: number }).height);
      }}
    />
  );
}

const onMessage = fn();

const meta = {
  component: Frame,
  args: { title: 'Form of the card provider', src: 'about:blank', height: 320, onMessage },
  render: ({ title, onMessage }) => <Example title={title} {...(onMessage && { onMessage })} />,
  beforeEach: () => void onMessage.mockClear(),
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheHeightOfItsPage: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Form of the card provider');
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBe(180));
    await expect(onMessage).toHaveBeenCalledWith({ type: 'formHeight', height: 180 });
  },
};

export const HearsNoOtherPage: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(onMessage).toHaveBeenCalledOnce());
    await new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
      postMessage({ type: 'formHeight', height: 999 }, '*');
    });
    await expect(onMessage).toHaveBeenCalledOnce();
    await expect(canvas.getByTitle('Form of the card provider').getBoundingClientRect().height).toBe(180);
  },
};
