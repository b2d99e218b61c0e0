import {
  AppShell,
  AwardIcon,
  Badge,
  BookOpenIcon,
  Brand,
  Button,
  Card,
  Columns,
  CreditCardIcon,
  DescriptionList,
  Heading,
  HomeIcon,
  InboxIcon,
  Inline,
  LayersIcon,
  Link,
  LinkButton,
  MoreIcon,
  NavItem,
  NavList,
  NavSheet,
  Page,
  Progress,
  RouterProvider,
  SettingsIcon,
  SignOutIcon,
  Split,
  Stack,
  StatusBadge,
  Text,
  UserMenu,
  UsersIcon,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand href="/">Wellspring</Brand>,
    rail: (
      <NavList look="shell">
        <NavItem href="/home" icon={<HomeIcon />}>
          Home
        </NavItem>
        <NavItem href="/courses" icon={<BookOpenIcon />}>
          My courses
        </NavItem>
        <NavItem href="/modules" icon={<LayersIcon />}>
          Modules
        </NavItem>
        <NavItem href="/inbox" icon={<InboxIcon />} badge="20+" badgeLabel="more than 20 unread">
          Inbox
        </NavItem>
        <NavItem href="/awards" icon={<AwardIcon />}>
          Awards
        </NavItem>
        <NavItem href="/circles" icon={<UsersIcon />}>
          Coaching circles
        </NavItem>
        <NavItem href="/settings/payment-information" icon={<CreditCardIcon />}>
          Payments
        </NavItem>
        <NavItem href="/settings/profile" icon={<SettingsIcon />}>
          Settings
        </NavItem>
      </NavList>
    ),
    bar: (
      <NavList look="bar">
        <NavItem href="/courses" icon={<BookOpenIcon />}>
          Courses
        </NavItem>
        <NavItem href="/modules" icon={<LayersIcon />}>
          Modules
        </NavItem>
        <NavItem href="/inbox" icon={<InboxIcon />} badge="20+" badgeLabel="more than 20 unread">
          Inbox
        </NavItem>
        <NavItem href="/settings/payment-information" icon={<CreditCardIcon />}>
          Payments
        </NavItem>
        <NavSheet label="More" icon={<MoreIcon />}>
          <NavItem href="/home" icon={<HomeIcon />}>
            Home
          </NavItem>
          <NavItem href="/awards" icon={<AwardIcon />}>
            Awards
          </NavItem>
          <NavItem href="/circles" icon={<UsersIcon />}>
            Coaching circles
          </NavItem>
          <NavItem href="/settings/profile" icon={<SettingsIcon />}>
            Settings
          </NavItem>
        </NavSheet>
      </NavList>
    ),
    end: (
      <UserMenu name="Maya Delgado">
        <NavItem href="/settings/profile" icon={<SettingsIcon />}>
          Settings
        </NavItem>
        <NavItem href="/logout" icon={<SignOutIcon />}>
          Sign out
        </NavItem>
      </UserMenu>
    ),
    children: <Home />,
  },
  render: function Render(args) {
    const [pathname, navigate] = useState('/home');
    return (
      <RouterProvider pathname={pathname} navigate={navigate}>
        <AppShell {...args} />
      </RouterProvider>
    );
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

function Home() {
  return (
    <Page title="Good evening, Maya" lead="One thing is waiting for you, then your next module.">
      <Split
        aside={
          <Card as="section">
            <Stack gap="s">
              <Heading level={2} size="m">
                Next payment
              </Heading>
              <DescriptionList
                layout="between"
                items={[
                  { term: 'Installment 3 of 6', value: '$ 416.50' },
                  { term: 'Due', value: 'Oct 12, 2026' },
                  { term: 'Card', value: 'Visa ·· 4242' },
                ]}
              />
              <Link href="/settings/payment-information" isStandalone>
                See all payments
              </Link>
            </Stack>
          </Card>
        }
      >
        <Stack gap="l">
          <Card tone="accent" padding="l" as="section">
            <Stack gap="m">
              <Badge tone="accent">To sign</Badge>
              <Heading level={2}>Your enrollment agreement is ready</Heading>
              <Text isMeasured>
                It takes about four minutes. You can read it first and sign later; your place is kept until
                Oct 20.
              </Text>
              <Inline>
                <LinkButton href="/signing">Read and sign</LinkButton>
                <Button variant="quiet">Remind me tomorrow</Button>
              </Inline>
            </Stack>
          </Card>
          <Card padding="l" as="section">
            <Stack gap="m">
              <Inline justify="between">
                <Heading level={2}>Motivational interviewing</Heading>
                <StatusBadge tone="info">In progress</StatusBadge>
              </Inline>
              <Progress label="Module 5 of 12" value={42} valueText="42 %" />
              <Inline>
                <LinkButton href="/modules" variant="secondary">
                  Continue
                </LinkButton>
              </Inline>
            </Stack>
          </Card>
          <Columns min="s" gap="m">
            {['Circle on Thursday', 'Two new awards', 'Your advisor'].map((title) => (
              <Card key={title} as="article">
                <Stack gap="xs">
                  <Heading level={3} size="s">
                    <Link href="/circles" tone="plain" isStretched>
                      {title}
                    </Link>
                  </Heading>
                  <Text tone="muted" size="s">
                    7:00 PM in your time, with six others.
                  </Text>
                </Stack>
              </Card>
            ))}
          </Columns>
        </Stack>
      </Split>
    </Page>
  );
}

export const SignedIn: Story = {};

export const OnAWideScreenARail: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toHaveTextContent('Coaching circles');
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

export const OnAPhoneABottomBar: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getBoundingClientRect().bottom).toBe(innerHeight);
    await expect(canvas.getByRole('button', { name: 'More' })).toBeVisible();
    for (const item of navigation.querySelectorAll<HTMLElement>('a, button'))
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The heading is the section's name, and says to screen readers which of its pages this is. */
export const InASection: Story = {
  args: {
    section: {
      label: 'Settings',
      places: [
        { href: '/home', label: 'Profile' },
        { href: '/settings/security', label: 'Security' },
      ],
    },
    children: <Page lead="How you sign in, and your data." actions={<Button>Sign out everywhere</Button>} />,
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Settings' });
    const tabs = canvas.getByRole('navigation', { name: 'Settings' });
    await expect(tabs.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().bottom);
    const lead = canvas.getByText('How you sign in, and your data.').getBoundingClientRect();
    await expect(lead.top).toBeGreaterThan(tabs.getBoundingClientRect().bottom);
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  },
};

export const AtFourHundredPercentNothingCoversTheContent: Story = {
  name: 'At 400 % zoom, the bars scroll away',
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(innerHeight).toBeLessThan(480);
    scrollTo(0, 300);
    const [top] = canvas.getAllByRole('banner');
    await expect(top!.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await expect(
      canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(innerHeight);
    scrollTo(0, 0);
  },
};

export const TheFirstTabSkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const NothingIsCutWithTwiceTheTextOnAPhone: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const html = document.documentElement;
    html.style.fontSize = '200%';
    try {
      await expect(html.scrollWidth).toBeLessThanOrEqual(innerWidth);
    } finally {
      html.style.fontSize = '';
    }
  },
};
