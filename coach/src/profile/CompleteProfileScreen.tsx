import {
  Card,
  ChevronRightIcon,
  Inline,
  ItemList,
  Link,
  LinkButton,
  ListItem,
  Loading,
  Page,
  Stack,
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
      <ItemList label={intl.formatMessage({ defaultMessage: 'Parts of your profile' })}>
        {profileParts.map((part) => {
          const label = intl.formatMessage(partLabels[part]);
          // The button above leads to the next one.
          return part !== next && missing.includes(part) ? (
            <ListItem
              key={part}
              title={
                <Link tone="plain" isStretched href={pathOfPart(part)}>
                  {label}
                </Link>
              }
              actions={<ChevronRightIcon size="s" />}
            />
          ) : (
            <ListItem
              key={part}
              title={label}
              actions={
                <Text as="span" tone="muted" size="s">
                  {part === next ? (
                    <FormattedMessage
                      defaultMessage="Next"
                      description="The missing part of the profile that comes next"
                    />
                  ) : (
                    <FormattedMessage
                      defaultMessage="Done"
                      description="A part of the profile that is there"
                    />
                  )}
                </Text>
              }
            />
          );
        })}
      </ItemList>
    </Stack>
  );
}
