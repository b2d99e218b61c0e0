import { Button, ContentUrlProvider, Film, Inline, Picture, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${color}" d="M0 0h16v9H0z"/></svg>`)}`;
const broken = 'data:image/png;base64,AAAA';

const meta = {
  component: Picture,
  args: { src: drawing('#2f6f56'), alt: 'A walk in the woods' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="l">
      <Picture {...args} caption="A walk in the woods, October 2026" />
      <Picture {...args} ratio="banner" />
      <Picture src={undefined} alt="Cover image" ratio="photo" />
    </Stack>
  ),
};

export const KeepsItsPlaceWhenItFails: Story = {
  args: { src: broken },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We couldn’t load this picture')).toBeVisible());
    const { width, height } = canvas
      .getByRole('img', { name: 'A walk in the woods' })
      .getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const PrivateOnesAreSigned: Story = {
  render: (args) => (
    <ContentUrlProvider contentUrl={(url) => `${url}#signed`}>
      <Picture {...args} />
    </ContentUrlProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLImageElement>('img').src).toMatch(/#signed$/);
  },
};

export const ANewSignatureIsTried: Story = {
  render: function Signed(args) {
    const [hasRunOut, setRunOut] = useState(true);
    return (
      <ContentUrlProvider contentUrl={(url) => (hasRunOut ? broken : url)}>
        <Picture {...args} />
        <Button onPress={() => setRunOut(false)}>Sign again</Button>
      </ContentUrlProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We couldn’t load this picture');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign again' }));
    await waitFor(() =>
      expect(
        canvas.getByRole<HTMLImageElement>('img', { name: 'A walk in the woods' }).naturalWidth,
      ).toBeGreaterThan(0),
    );
  },
};

export const AFilmThatFailsCanBeTriedAgain: Story = {
  render: () => (
    <Inline>
      <Film
        src="data:video/mp4;base64,AAAA"
        title="Welcome"
        tracks={[{ src: 'data:text/vtt,WEBVTT', lang: 'en', label: 'English' }]}
        caption="Welcome to your course, 2 minutes"
      />
    </Inline>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load this video'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const player = canvasElement.querySelector('video');
    await expect(player).toHaveAccessibleName('Welcome');
    await expect(player!.querySelector('track')).toHaveAttribute('kind', 'captions');
    // The focus stays where the button and the player were.
    await expect(document.activeElement).toContainElement(player);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
