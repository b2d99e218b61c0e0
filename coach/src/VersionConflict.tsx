import { ApiError } from '@institute/api-schema';
import { Button, Inline, Stack } from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { describeError } from './messages.ts';
import { queryClient } from './query-client.ts';

interface VersionConflictProps {
  /** Saves what was typed over the newer version. */
  onOverwrite: () => Promise<unknown>;
  /** Shows the newer version in the place of what was typed. */
  onTakeTheirs: () => void;
}

/** Lets the coach choose which of two versions stays. */
function VersionConflict({ onOverwrite, onTakeTheirs }: VersionConflictProps) {
  const intl = useIntl();
  const overwrite = useMutation({ mutationFn: onOverwrite });
  const take = useMutation({
    async mutationFn() {
      await queryClient.refetchQueries({ type: 'active' });
    },
    onSuccess: onTakeTheirs,
  });
  return (
    <Stack gap="s" align="start">
      {overwrite.isError ? (
        describeError(intl, overwrite.error)
      ) : (
        <FormattedMessage
          defaultMessage="This was changed somewhere else in the meantime. What you typed is still here: save it over the other version, or look at the other version first."
          description="A newer version was saved elsewhere: what to do"
        />
      )}
      <Inline gap="s">
        <Button variant="secondary" isPending={overwrite.isPending} onPress={() => overwrite.mutate()}>
          <FormattedMessage
            defaultMessage="Save my version"
            description="Button that saves over a newer version"
          />
        </Button>
        <Button variant="secondary" isPending={take.isPending} onPress={() => take.mutate()}>
          <FormattedMessage
            defaultMessage="Show the other version"
            description="Button that discards what was typed for a newer version"
          />
        </Button>
      </Inline>
    </Stack>
  );
}

/** The words for a form that could not be saved, with both ways on where a newer version is in the way. */
export const describeSaveError = (intl: IntlShape, error: unknown, ways: VersionConflictProps): ReactNode =>
  error instanceof ApiError && error.key === 'versionConflict' ? (
    <VersionConflict {...ways} />
  ) : (
    describeError(intl, error)
  );
