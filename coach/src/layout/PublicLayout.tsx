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
import {
  LanguagePreference,
  type LayoutProps,
  type Place,
  ThemePreference,
} from '@institute/design-system/app';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInstitute } from '../institute.ts';
import { paths, places } from '../places.ts';
import { portalUrl } from '../portal-url.ts';
import { preferences } from '../preferences.ts';
import { useSession } from '../session.ts';
import { AppBrand } from './AppBrand.tsx';

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
      <LanguagePreference preferences={preferences} isShort />
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

const link = (href: string, text: ReactNode) => (
  <Link key={href} href={href} tone="plain" isStandalone>
    {text}
  </Link>
);

const linkTo = ({ path, title }: Place) => link(path, <FormattedMessage {...title} />);

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
            link(places.signUp.path, <FormattedMessage defaultMessage="Create your account" />),
            linkTo(places.login),
            linkTo(places.faq),
          ],
        },
        {
          title: intl.formatMessage({ defaultMessage: 'The rules' }),
          links: [places.schedulingPolicy, places.termsOfService, places.privacyPolicy].map(linkTo),
        },
        {
          title: intl.formatMessage(places.help.title),
          links: [
            link(places.help.path, <FormattedMessage defaultMessage="Help and contact" />),
            linkTo(places.accessibility),
            ...(supportEmail ? [link(`mailto:${supportEmail}`, supportEmail)] : []),
            ...(portal ? [link(portal, <FormattedMessage defaultMessage="Student portal" />)] : []),
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
            <LanguagePreference preferences={preferences} />
            <ThemePreference preferences={preferences} />
          </Inline>
        </>
      }
    />
  );
}
