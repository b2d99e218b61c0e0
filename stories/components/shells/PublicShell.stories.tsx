import {
  ArrowRightIcon,
  Brand,
  CalendarIcon,
  CoachesIllustration,
  Columns,
  Disclosure,
  Feature,
  HeartIcon,
  Hero,
  LanguageSwitch,
  Link,
  LinkButton,
  NavItem,
  PublicShell,
  RouterProvider,
  Section,
  ShieldIcon,
  SiteFooter,
  Text,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: PublicShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand href="/">Wellspring Coach</Brand>,
    links: (
      <>
        <NavItem href="/">Home</NavItem>
        <NavItem href="/faq">Questions</NavItem>
        <NavItem href="/scheduling-policy">Scheduling</NavItem>
      </>
    ),
    end: (
      <>
        <LanguageSwitch value="en" onChange={() => undefined} offered={['en', 'es']} isShort />
        <LinkButton href="/login" variant="quiet">
          Sign in
        </LinkButton>
        <LinkButton href="/sign-up">Start coaching</LinkButton>
      </>
    ),
    footer: (
      <SiteFooter
        about={
          <>
            <Brand href="/">Wellspring Coach</Brand>
            <Text tone="muted">A calm place to run a coaching practice.</Text>
          </>
        }
        groups={[
          {
            title: 'Coaching',
            links: [
              <Link key="home" href="/" tone="plain" isStandalone>
                Home
              </Link>,
              <Link key="faq" href="/faq" tone="plain" isStandalone>
                Questions
              </Link>,
            ],
          },
          {
            title: 'Policies',
            links: [
              <Link key="privacy" href="/privacy-policy" tone="plain" isStandalone>
                Privacy
              </Link>,
              <Link key="terms" href="/terms-of-service" tone="plain" isStandalone>
                Terms of service
              </Link>,
            ],
          },
        ]}
        smallPrint={<span>© 2026 Wellspring Institute</span>}
      />
    ),
    children: (
      <>
        <Hero
          eyebrow="For certified health coaches"
          title="Your practice, in one quiet place"
          lead="Offer your services, keep your schedule, and meet your clients, with the institute behind you."
          actions={
            <>
              <LinkButton href="/sign-up" size="l" iconEnd={<ArrowRightIcon />}>
                Start coaching
              </LinkButton>
              <LinkButton href="/faq" size="l" variant="secondary">
                See how it works
              </LinkButton>
            </>
          }
          note="From $ 29.00 a month, cancel any time"
          picture={<CoachesIllustration />}
        />
        <Section
          title="Everything a session needs"
          lead="Three things coaches told us they wanted to stop juggling."
        >
          <Columns min="m" gap="xl">
            <Feature mark={<CalendarIcon size="l" />} title="A schedule that knows time zones">
              Say when you are free. Clients see their own time, and clock changes are taken care of.
            </Feature>
            <Feature mark={<HeartIcon size="l" />} title="Services in your words">
              Sessions, packages and products, with your price and your picture.
            </Feature>
            <Feature mark={<ShieldIcon size="l" />} title="Payments without chasing">
              Clients pay when they book. You see every amount, and when it arrives.
            </Feature>
          </Columns>
        </Section>
        <Section title="Begin in three steps" tone="sunken" align="center">
          <Columns min="m" gap="xl">
            <Feature mark="1" title="Sign up">
              With the e-mail you study with, in two minutes.
            </Feature>
            <Feature mark="2" title="Complete your profile">
              Your intro, your focus, the languages you coach in.
            </Feature>
            <Feature mark="3" title="Open your schedule">
              Choose your hours and share your page.
            </Feature>
          </Columns>
        </Section>
        <Section title="Questions" width="text">
          <div>
            <Disclosure title="Who can coach here?" isDefaultOpen>
              <Text>
                Graduates of the institute with a coach record. Students can prepare their profile earlier.
              </Text>
            </Disclosure>
            <Disclosure title="What does it cost?">
              <Text>$ 29.00 a month. You can cancel any time, and keep the month that is paid.</Text>
            </Disclosure>
            <Disclosure title="Can I coach in Spanish?">
              <Text>Yes. The app, its e-mails and your page are in both languages.</Text>
            </Disclosure>
          </div>
        </Section>
      </>
    ),
  },
  render: (args) => (
    <RouterProvider pathname="/" navigate={() => undefined}>
      <PublicShell {...args} />
    </RouterProvider>
  ),
} satisfies Meta<typeof PublicShell>;
export default meta;

export const CoachHome: StoryObj<typeof meta> = {};

export const HasItsLandmarks: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeInTheDocument();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
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
