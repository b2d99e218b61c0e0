import { FocusShell, LinkButton } from '@institute/design-system';
import { AppNotices, LanguagePreference, type LayoutProps } from '@institute/design-system/app';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { useSession } from '../session.ts';
import { AppBrand } from './AppBrand.tsx';
import { Providers } from './Providers.tsx';
import { placeBefore, useRememberedPlace } from './place-before.ts';
import { useProfile } from './profile.ts';

/** The shell around one task of a student or a visitor, such as enrolling. */
export default function FocusLayout({ children }: LayoutProps) {
  const isSignedIn = useSession() !== null;
  const [before] = useState(placeBefore);
  return (
    <Providers>
      {isSignedIn && <KeptTimeZone />}
      <Shell closeHref={before ?? (isSignedIn ? paths.home() : paths.login())}>{children}</Shell>
    </Providers>
  );
}

/** The shell around single pages that visitors can open, such as the one of a program. */
export function VisitorLayout({ children }: LayoutProps) {
  useRememberedPlace();
  return (
    <Providers>
      <Shell>{children}</Shell>
    </Providers>
  );
}

function Shell({ closeHref, children }: Pick<LayoutProps, 'children'> & { closeHref?: string }) {
  return (
    <FocusShell
      brand={<AppBrand href="/" isCompact />}
      helpHref={paths.help()}
      end={
        <>
          <LanguagePreference preferences={preferences} isShort />
          {!closeHref && (
            <LinkButton href={paths.login()} variant="secondary">
              <FormattedMessage defaultMessage="Sign in" />
            </LinkButton>
          )}
        </>
      }
      {...(closeHref && { closeHref })}
      banner={<AppNotices />}
    >
      {children}
    </FocusShell>
  );
}

function KeptTimeZone() {
  useProfile();
  return null;
}
