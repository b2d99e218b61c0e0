import {
  BookOpenIcon,
  Card,
  HomeIcon,
  InboxIcon,
  LayersIcon,
  NavItem,
  NavList,
  type NavListProps,
  RouterProvider,
  Stack,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const navigate = fn();

const items = (
  <>
    <NavItem href="/home" icon={<HomeIcon />}>
      Home
    </NavItem>
    <NavItem href="/courses" icon={<BookOpenIcon />}>
      Courses
    </NavItem>
    <NavItem href="/modules" icon={<LayersIcon />} badge={0} badgeLabel="no new modules">
      Modules
    </NavItem>
    <NavItem href="/inbox" icon={<InboxIcon />} badge="20+" badgeLabel="more than 20 unread">
      Inbox
    </NavItem>
  </>
);

const meta = {
  component: NavList,
  args: { children: items },
  render: (args: NavListProps) => (
    <RouterProvider navigate={navigate} pathname="/courses/7">
      <nav aria-label="Main">
        <NavList {...args} />
      </nav>
    </RouterProvider>
  ),
} satisfies Meta<typeof NavList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllLooks: Story = {
  render: () => (
    <RouterProvider navigate={navigate} pathname="/courses">
      <Stack gap="xl">
        {(['rail', 'inline', 'bar'] as const).map((look) => (
          <Card key={look} padding="s">
            <nav aria-label={look}>
              <NavList look={look}>{items}</NavList>
            </nav>
          </Card>
        ))}
      </Stack>
    </RouterProvider>
  ),
};

export const TheCurrentPlaceSaysSo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  },
};

export const ABadgeIsReadInWordsAndAnEmptyOneIsNotThere: Story = {
  name: 'A badge is read as text, and an empty one isn’t rendered [D-04]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inbox , more than 20 unread' })).toHaveTextContent('20+');
    await expect(canvas.getByRole('link', { name: 'Modules' })).toHaveTextContent(/^Modules$/);
  },
};

export const GoesThroughTheRouterByKeyboard: Story = {
  play: async ({ userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/modules', undefined);
  },
};
