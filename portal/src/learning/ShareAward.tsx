import type { Schemas } from '@institute/api-schema';
import {
  Button,
  ConfirmButton,
  CopyButton,
  ErrorBanner,
  focusReplacement,
  Inline,
  Link,
  LinkIcon,
  Stack,
  Text,
} from '@institute/design-system';
import { absoluteUrl } from '@institute/design-system/app';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { useSignedInSession } from '../session.ts';

type Award = Schemas['StudentAward'];

/** Creates an award's public link, shows it, and withdraws it. */
export function ShareAward({ award: { id, title, shareToken } }: { award: Award }) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const params = { path: { id: studentId, awardId: id } };
  const create = api.useMutation('put', '/students/{id}/awards/{awardId}/share');
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shownToken = useRef(shareToken);
  useEffect(() => {
    if (shownToken.current === shareToken) return;
    shownToken.current = shareToken;
    // The clicked button is gone, so the focus goes to what replaced it.
    focusReplacement((shareToken === null ? button : link).current);
  }, [shareToken]);

  if (shareToken === null)
    return (
      <Stack gap="s">
        <div>
          <Button
            ref={button}
            variant="secondary"
            icon={<LinkIcon />}
            isPending={create.isPending}
            aria-label={intl.formatMessage(
              { defaultMessage: 'Create public link: {award}' },
              { award: title },
            )}
            onPress={() => create.mutate({ params })}
          >
            <FormattedMessage defaultMessage="Create public link" />
          </Button>
        </div>
        <ErrorBanner error={create.error} />
      </Stack>
    );
  const path = paths.sharedAward({ shareToken });
  return (
    <Stack gap="s">
      <Text size="s" tone="muted">
        <FormattedMessage defaultMessage="Anyone with the link can see this award, your name and the date." />{' '}
        <Link ref={link} href={path}>
          <FormattedMessage
            defaultMessage="Public page<hidden>: {award}</hidden>"
            values={{ award: title }}
          />
        </Link>
      </Text>
      <Inline gap="s">
        <CopyButton
          variant="secondary"
          text={() => absoluteUrl(path)}
          aria-label={intl.formatMessage({ defaultMessage: 'Copy link: {award}' }, { award: title })}
        >
          <FormattedMessage defaultMessage="Copy link" />
        </CopyButton>
        <ConfirmButton
          variant="quiet"
          aria-label={intl.formatMessage({ defaultMessage: 'Withdraw link: {award}' }, { award: title })}
          title={intl.formatMessage({ defaultMessage: 'Withdraw the link of “{award}”?' }, { award: title })}
          message={
            <FormattedMessage defaultMessage="The link stops working for everyone you gave it to, for good. You can create another one later." />
          }
          keepLabel={<FormattedMessage defaultMessage="Keep link" />}
          onConfirm={() => api.send('delete', '/students/{id}/awards/{awardId}/share', params)}
          successMessage={intl.formatMessage({ defaultMessage: 'The link no longer works.' })}
        >
          <FormattedMessage defaultMessage="Withdraw link" />
        </ConfirmButton>
      </Inline>
    </Stack>
  );
}
