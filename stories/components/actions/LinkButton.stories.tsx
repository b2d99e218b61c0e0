import { ArrowRightIcon, Inline, LinkButton, RouterProvider } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';

const navigate = fn();
const meta = {
  component: LinkButton,
  args: { href: '/enrollment', children: 'Continue' },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <LinkButton {...args} />
    </RouterProvider>
  ),
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <Inline>
      <LinkButton href="/enrollment">Continue</LinkButton>
      <LinkButton href="/enrollment" variant="secondary">
        Continue
      </LinkButton>
      <LinkButton href="/enrollment" variant="quiet">
        Continue
      </LinkButton>
      <LinkButton href="/enrollment" size="l" iconEnd={<ArrowRightIcon />}>
        Start coaching
      </LinkButton>
    </Inline>
  ),
};

export const IsALink: Story = {
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/enrollment', undefined);
  },
};

export const OpensANewTab: Story = {
  args: { href: 'https://meet.example.com/rosa', isNewTab: true, children: 'Join' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Join (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { children: longText } };
