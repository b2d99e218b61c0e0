import {
  Card,
  Divider,
  Inline,
  LinkButton,
  Loading,
  Page,
  Stack,
  StatusBadge,
  Text,
} from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths, places } from '../places.ts';
import { CompletionMeter } from './CompletionBanner.tsx';
import { partLabels, pathOfPart, profileParts, useCompletion } from './completion.ts';

/** The missing parts of the profile. Each part is saved separately, so coaches can stop and come back. */
export default function CompleteProfileScreen() {
  return (
    <Page
      width="text"
      title={<FormattedMessage {...places.completeProfileInformation.title} />}
      lead={
        <FormattedMessage defaultMessage="A complete profile helps clients choose you. Stop at any time; we keep what you save." />
      }
      actions={
        <LinkButton variant="quiet" href={paths.profile()}>
          <FormattedMessage defaultMessage="See my profile" />
        </LinkButton>
      }
    >
      <Suspense fallback={<Loading blocks={1} />}>
        <Parts />
      </Suspense>
    </Page>
  );
}

function Parts() {
  const intl = useIntl();
  const { missing } = useCompletion();
  const next = missing[0];
  return (
    <Stack gap="l">
      <Card tone="brand" padding="l">
        <Stack gap="m">
          <CompletionMeter missing={missing} />
          <Inline>
            <LinkButton variant="primary" href={next ? pathOfPart(next) : paths.welcome()}>
              {next ? intl.formatMessage(partLabels[next]) : <FormattedMessage defaultMessage="Continue" />}
            </LinkButton>
          </Inline>
        </Stack>
      </Card>
      <Card padding="l">
        <Stack as="ul" role="list" gap="s">
          {profileParts.map((part, index) => {
            const isMissing = missing.includes(part);
            return (
              <Stack as="li" key={part} gap="s">
                {index > 0 && <Divider />}
                <Inline justify="between" gap="s">
                  <Text as="span">{intl.formatMessage(partLabels[part])}</Text>
                  {/* The button above leads to the next one. */}
                  {part === next ? (
                    <StatusBadge tone="neutral">
                      <FormattedMessage
                        defaultMessage="Next"
                        description="The missing part of the profile that comes next"
                      />
                    </StatusBadge>
                  ) : isMissing ? (
                    <LinkButton
                      variant="quiet"
                      href={pathOfPart(part)}
                      aria-label={intl.formatMessage(
                        { defaultMessage: 'Add: {part}' },
                        { part: intl.formatMessage(partLabels[part]) },
                      )}
                    >
                      <FormattedMessage
                        defaultMessage="Add"
                        description="Leads to the form of a missing part"
                      />
                    </LinkButton>
                  ) : (
                    <StatusBadge tone="positive">
                      <FormattedMessage
                        defaultMessage="Done"
                        description="A part of the profile that is there"
                      />
                    </StatusBadge>
                  )}
                </Inline>
              </Stack>
            );
          })}
        </Stack>
      </Card>
    </Stack>
  );
}
