import { ApiError } from '@institute/api-schema';
import { Button, Inline, Stack } from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { describeError } from './messages.ts';
import { queryClient } from './query-client.ts';

interface VersionConflictProps {
  /** Overwrites the newer version with this form's values. */
  onOverwrite: () => Promise<unknown>;
  /** Replaces this form's values with the newer version. */
  onTakeTheirs: () => void;
}

/** Lets the coach choose between two versions. */
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

/** The error of a form that could not be saved; on a version conflict, with both options. */
export const describeSaveError = (intl: IntlShape, error: unknown, ways: VersionConflictProps): ReactNode =>
  error instanceof ApiError && error.key === 'versionConflict' ? (
    <VersionConflict {...ways} />
  ) : (
    describeError(intl, error)
  );
