import {
  Avatar,
  Card,
  ConfirmButton,
  DateTimeValue,
  DescriptionList,
  Heading,
  Inline,
  LanguageSwitch,
  Link,
  NavItem,
  NavList,
  Page,
  RouterProvider,
  Split,
  Stack,
  Text,
  ThemeSwitch,
  Timeline,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

const signOut = fn();

function Settings() {
  return (
    <RouterProvider navigate={() => undefined} pathname="/settings/profile">
      <Page title="Settings">
        <Split
          asideAt="start"
          asideSize="s"
          aside={
            <nav aria-label="Settings">
              <NavList>
                <NavItem href="/settings/profile">Profile</NavItem>
                <NavItem href="/settings/agreements">Agreements</NavItem>
                <NavItem href="/settings/payment-information">Payment information</NavItem>
                <NavItem href="/settings/payment-method">Payment method</NavItem>
                <NavItem href="/settings/account-history">Account history</NavItem>
                <NavItem href="/settings/security">Security</NavItem>
              </NavList>
            </nav>
          }
        >
          <Stack gap="l">
            <Card>
              <Stack gap="m">
                <Inline gap="m">
                  <Avatar name="Maya Delgado" size="l" isDecorative />
                  <Stack gap="xxs">
                    <Heading level={2}>Maya Delgado</Heading>
                    <Text tone="muted">maya@example.com</Text>
                  </Stack>
                </Inline>
                <DescriptionList
                  items={[
                    { term: 'Birth date', value: 'Mar 04, 1990', action: <Link href="#birth">Change</Link> },
                    {
                      term: 'Mobile phone',
                      value: '(212) 555-0143',
                      action: <Link href="#phone">Change</Link>,
                    },
                    { term: 'Address', value: '', action: <Link href="#address">Add</Link> },
                  ]}
                />
              </Stack>
            </Card>
            <Card>
              <Stack gap="m">
                <Heading level={2}>Look and language</Heading>
                <Inline gap="l">
                  <LanguageSwitch value="en" onChange={() => undefined} />
                  <ThemeSwitch value="system" onChange={() => undefined} />
                </Inline>
              </Stack>
            </Card>
            <Card>
              <Stack gap="m">
                <Heading level={2}>Security</Heading>
                <Timeline
                  label="Recent sign-ins"
                  events={[
                    {
                      id: '2',
                      title: 'Signed in on this device',
                      state: 'current',
                      at: '2026-11-21T14:00:00Z',
                    },
                    { id: '1', title: 'Signed in on a phone', state: 'done', at: '2026-11-19T07:30:00Z' },
                  ]}
                />
                <Text tone="muted">
                  This session began{' '}
                  <DateTimeValue value="2026-11-21T14:00:00Z" timeZone="America/New_York" />.
                </Text>
                <ConfirmButton
                  title="Sign out everywhere?"
                  message="You’ll need to sign in again on every device, including this one."
                  confirmLabel="Sign out everywhere"
                  onConfirm={signOut}
                >
                  Sign out everywhere
                </ConfirmButton>
              </Stack>
            </Card>
          </Stack>
        </Split>
      </Page>
    </RouterProvider>
  );
}

const meta = {
  component: Settings,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void signOut.mockClear(),
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Not provided')).toBeVisible();
  },
};

export const SigningOutEverywhereAsksFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
    await expect(signOut).not.toHaveBeenCalled();
    await userEvent.click(dialog.querySelectorAll('button')[1]!);
    await expect(signOut).toHaveBeenCalledOnce();
  },
};
