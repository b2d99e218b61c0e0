import { requiredWatchedPercent } from '@institute/api-schema/policy';
import { Progress, Stack, Text } from '@institute/design-system';
import { formatDuration } from '@institute/values/formats';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Module } from './arrange-modules.ts';

const completionTexts = defineMessages<NonNullable<Module['completionSource']>>({
  SELF_REPORTED: { defaultMessage: 'Marked by you.' },
  WATCHED: { defaultMessage: 'You’ve played it through.' },
  PLATFORM: { defaultMessage: 'Completed on the learning platform.' },
  STAFF: { defaultMessage: 'Marked by the institute.' },
});

/** What completes a module, and how far the student is. */
export function ModuleCompletion({ module }: { module: Module }) {
  const { progressSource, completionSource, completed } = module;
  if (completed && completionSource)
    return (
      <Text tone="muted">
        <FormattedMessage {...completionTexts[completionSource]} />
      </Text>
    );
  if (progressSource === 'WATCHED') return <Watched module={module} />;
  if (progressSource === 'SELF_REPORTED') return null;
  return (
    <Text tone="muted">
      <FormattedMessage defaultMessage="It’s marked as done here once you’ve completed it on the learning platform." />
    </Text>
  );
}

function Watched({ module: { watchedSeconds, minutes, type } }: { module: Module }) {
  const intl = useIntl();
  const isAudio = type === 'AUDIO';
  return (
    <Stack gap="xxs">
      <Progress
        label={
          isAudio ? (
            <FormattedMessage defaultMessage="Listened" description="How much of a recording was heard" />
          ) : (
            <FormattedMessage defaultMessage="Watched" description="How much of a video was seen" />
          )
        }
        value={watchedSeconds}
        max={minutes * 60}
        valueText={
          <FormattedMessage
            defaultMessage="{watched} of {length}"
            values={{
              watched: formatDuration(Math.floor(watchedSeconds / 60), intl.locale),
              length: formatDuration(minutes, intl.locale),
            }}
          />
        }
      />
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="It’s done once you’ve played {percent}% of it. Parts you skip don’t count."
          values={{ percent: requiredWatchedPercent }}
        />
      </Text>
    </Stack>
  );
}
