import {
  AuthLayout,
  Banner,
  Brand,
  Button,
  CoachesIllustration,
  Heading,
  Inline,
  LanguageSwitch,
  Link,
  Stack,
  Text,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand href="/">Wellspring</Brand>,
    end: <LanguageSwitch value="en" onChange={() => undefined} offered={['en', 'es']} isShort />,
    aside: (
      <>
        <CoachesIllustration />
        <Stack gap="s">
          <Heading level={2} size="xl">
            Good coaching is a practice.
          </Heading>
          <Text size="l" tone="muted">
            Study at your own pace, meet your circle every week, and begin to coach before you graduate.
          </Text>
        </Stack>
      </>
    ),
    footer: (
      <Inline gap="m">
        <Link href="/privacy-policy" tone="plain">
          Privacy
        </Link>
        <Link href="/terms-of-service" tone="plain">
          Terms
        </Link>
        <Link href="mailto:help@example.com" tone="plain">
          Help
        </Link>
      </Inline>
    ),
    children: (
      <>
        <Stack gap="xs">
          <Heading level={1} isFocusTarget>
            Welcome back
          </Heading>
          <Text tone="muted">Sign in to go on with your studies.</Text>
        </Stack>
        <Banner title="Your session has expired. Sign in again." />
        <Stack gap="m">
          <Button isFullWidth>Sign in</Button>
          <Inline justify="between">
            <Link href="/forgot-password" isStandalone>
              Forgot your password?
            </Link>
            <Link href="/get-started" isStandalone>
              Create an account
            </Link>
          </Inline>
        </Stack>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;

export const SigningIn: StoryObj<typeof meta> = {};

export const IsReadFromTheFormOn: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    // In the DOM, the picture comes after the form, wherever it is shown.
    const [main, aside] = [canvas.getByRole('main'), document.querySelector('aside')!];
    await expect(main.compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(main).toHaveFocus());
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

export const TheFormStartsNearTheTopBelowTheBandOnAPhone: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const band = document.querySelector('aside')!.getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(band.height).toBeGreaterThan(0);
    await expect(band.bottom).toBeLessThanOrEqual(heading.top);
    await expect(heading.top).toBeLessThan(200);
  },
};
