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
import { partLabels, partPaths, profileParts, useCompletion } from './completion.ts';

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
            <LinkButton variant="primary" href={next ? partPaths[next] : paths.welcome()}>
              {next ? intl.formatMessage(partLabels[next]) : <FormattedMessage defaultMessage="Continue" />}
            </LinkButton>
          </Inline>
        </Stack>
      </Card>
      <ItemList label={intl.formatMessage({ defaultMessage: 'Parts of your profile' })}>
        {profileParts.map((part) => {
          const label = intl.formatMessage(partLabels[part]);
          // The button above leads to the next one.
          const isOpen = part !== next && missing.includes(part);
          return (
            <ListItem
              key={part}
              title={
                isOpen ? (
                  <Link tone="plain" isStretched href={partPaths[part]}>
                    {label}
                  </Link>
                ) : (
                  label
                )
              }
              actions={isOpen ? <ChevronRightIcon size="s" /> : <State isNext={part === next} />}
            />
          );
        })}
      </ItemList>
    </Stack>
  );
}

const State = ({ isNext }: { isNext: boolean }) => (
  <Text as="span" tone="muted" size="s">
    {isNext ? (
      <FormattedMessage defaultMessage="Next" description="The missing part of the profile that comes next" />
    ) : (
      <FormattedMessage defaultMessage="Done" description="A part of the profile that is there" />
    )}
  </Text>
);
