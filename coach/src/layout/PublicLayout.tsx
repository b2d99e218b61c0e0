import {
  Inline,
  Link,
  LinkButton,
  NavItem,
  OfflineBanner,
  PublicShell,
  SiteFooter,
  Text,
} from '@institute/design-system';
import type { LayoutProps } from '@institute/design-system/app';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInstitute } from '../institute.ts';
import { paths } from '../paths.ts';
import { portalUrl } from '../portal-url.ts';
import { useSession } from '../session.ts';
import { AppBrand } from './AppBrand.tsx';
import { LanguagePreference } from './LanguagePreference.tsx';
import { ThemePreference } from './ThemePreference.tsx';

/** Layout of public pages. */
export default function PublicLayout({ children, routeName }: LayoutProps) {
  return (
    <PublicShell
      brand={<AppBrand href={paths.index()} />}
      links={
        <>
          <NavItem href="/#how-it-works" isCurrent={false}>
            <FormattedMessage defaultMessage="How it works" />
          </NavItem>
          <NavItem href="/#price" isCurrent={false}>
            <FormattedMessage defaultMessage="Price" />
          </NavItem>
          <NavItem href={paths.faq()} isCurrent={routeName === 'faq'}>
            <FormattedMessage defaultMessage="Questions" />
          </NavItem>
        </>
      }
      helpHref={paths.help()}
      end={<Entrance />}
      banner={<OfflineBanner />}
      footer={<Footer />}
    >
      {children}
    </PublicShell>
  );
}

function Entrance() {
  const isSignedIn = useSession() !== null;
  return (
    <Inline gap="xs">
      <LanguagePreference isShort />
      {isSignedIn ? (
        <LinkButton href={paths.today()}>
          <FormattedMessage defaultMessage="Go to Today" />
        </LinkButton>
      ) : (
        <>
          <LinkButton href={paths.login()} variant="quiet">
            <FormattedMessage defaultMessage="Sign in" />
          </LinkButton>
          <LinkButton href={paths.signUp()}>
            <FormattedMessage defaultMessage="Sign up" />
          </LinkButton>
        </>
      )}
    </Inline>
  );
}

function Footer() {
  const intl = useIntl();
  const { name, supportEmail } = useInstitute();
  const portal = portalUrl();
  return (
    <SiteFooter
      about={
        <>
          <AppBrand href={paths.index()} />
          <Text tone="muted">
            <FormattedMessage defaultMessage="A calm place for health coaches to be found, be booked and stay in order." />
          </Text>
        </>
      }
      groups={[
        {
          title: intl.formatMessage({ defaultMessage: 'For coaches' }),
          links: [
            <Link key={paths.signUp()} href={paths.signUp()} tone="plain" isStandalone>
              <FormattedMessage defaultMessage="Create your account" />
            </Link>,
            <Link key={paths.login()} href={paths.login()} tone="plain" isStandalone>
              <FormattedMessage defaultMessage="Sign in" />
            </Link>,
            <Link key={paths.faq()} href={paths.faq()} tone="plain" isStandalone>
              <FormattedMessage defaultMessage="Questions and answers" />
            </Link>,
          ],
        },
        {
          title: intl.formatMessage({ defaultMessage: 'The rules' }),
          links: [
            <Link key={paths.schedulingPolicy()} href={paths.schedulingPolicy()} tone="plain" isStandalone>
              <FormattedMessage defaultMessage="Scheduling policy" />
            </Link>,
            <Link key={paths.termsOfService()} href={paths.termsOfService()} tone="plain" isStandalone>
              <FormattedMessage defaultMessage="Terms of service" />
            </Link>,
            <Link key={paths.privacyPolicy()} href={paths.privacyPolicy()} tone="plain" isStandalone>
              <FormattedMessage defaultMessage="Privacy policy" />
            </Link>,
          ],
        },
        {
          title: intl.formatMessage({ defaultMessage: 'Help' }),
          links: [
            <Link key={paths.help()} href={paths.help()} tone="plain" isStandalone>
              <FormattedMessage defaultMessage="Help and contact" />
            </Link>,
            <Link key={paths.accessibility()} href={paths.accessibility()} tone="plain" isStandalone>
              <FormattedMessage defaultMessage="Accessibility" />
            </Link>,
            ...(supportEmail
              ? [
                  <Link key="support" href={`mailto:${supportEmail}`} tone="plain" isStandalone>
                    {supportEmail}
                  </Link>,
                ]
              : []),
            ...(portal
              ? [
                  <Link key="portal" href={portal} tone="plain" isStandalone>
                    <FormattedMessage defaultMessage="Student portal" />
                  </Link>,
                ]
              : []),
          ],
        },
      ]}
      smallPrint={
        <>
          <span>{name}</span>
          <span>
            <FormattedMessage defaultMessage="Health coaching supports change. It doesn’t replace medical care." />
          </span>
          <Inline gap="s">
            <LanguagePreference />
            <ThemePreference />
          </Inline>
        </>
      }
    />
  );
}
