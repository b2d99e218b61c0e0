import { Banner, Button, ErrorBanner, ExternalLinkIcon, Inline, Link, Stack } from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

/** The number of the system that hosts the course. */
const learningSystem = 0;

const messages = defineMessages({
  lesson: { defaultMessage: 'Open the lesson' },
  course: { defaultMessage: 'Open the lessons' },
});

interface LaunchButtonProps {
  course: { id: string; title: string };
  /** The page to open there. */
  target: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** The title of the module that it opens. Without one, it opens the course. */
  lesson?: string;
  /** Buttons beside it. */
  children?: ReactNode;
}

/**
 * Opens the learning platform in a new tab, signed in. If the browser blocks the tab, a link replaces it. If access
 * has expired (`invalidSsoToken`), the session ends and the sign-in page leads back here.
 */
export function LaunchButton({ course, target, variant = 'quiet', lesson, children }: LaunchButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage(lesson === undefined ? messages.course : messages.lesson);
  const { studentId } = useSignedInSession();
  const launch = useMutation({
    // Browsers allow a new tab only during the click, not after the link has been requested.
    async mutationFn(tab: Window | null) {
      try {
        const answer = await api.request('get', '/students/{id}/sso/login_url/{n}', {
          path: { id: studentId, n: learningSystem },
          query: { orgUnitId: course.id },
        });
        const link = answer.link + encodeURIComponent(target);
        if (tab && !tab.closed) {
          tab.opener = null;
          tab.location.replace(link);
          return null;
        }
        return link;
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
  const open = () => {
    const tab = window.open('', '_blank');
    if (tab) tab.document.title = intl.formatMessage({ defaultMessage: 'Opening the learning platform…' });
    launch.mutate(tab);
  };

  return (
    <Stack gap="xs">
      <Inline gap="s">
        <Button
          variant={variant}
          iconEnd={<ExternalLinkIcon size="s" />}
          isPending={launch.isPending}
          aria-label={intl.formatMessage(
            {
              defaultMessage: '{action}: {title}, in a new tab',
              description: 'Name of a button; action is such as “Open the lesson”, title that of the lesson',
            },
            { action: label, title: lesson ?? course.title },
          )}
          onPress={open}
        >
          {label}
        </Button>
        {children}
      </Inline>
      {launch.data && (
        <Banner tone="info" isAnnounced>
          <FormattedMessage
            defaultMessage="Your browser blocked the new tab. <link>Open the learning platform</link> within a minute."
            values={{
              link: (words) => (
                <Link href={launch.data!} isNewTab onPress={launch.reset}>
                  {words}
                </Link>
              ),
            }}
          />
        </Banner>
      )}
      <ErrorBanner error={launch.error} />
    </Stack>
  );
}
