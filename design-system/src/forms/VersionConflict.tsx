import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';

export interface ConflictingField {
  label: ReactNode;
  /** The value on this page. */
  mine: ReactNode;
  /** The value saved elsewhere in the meantime. */
  theirs: ReactNode;
}

export interface VersionConflictProps {
  /** The fields in which the two versions differ. */
  fields: readonly ConflictingField[];
  /** Saves this page's version. */
  onKeepMine: () => void;
  /** Replaces this page's version with the one saved elsewhere. */
  onTakeTheirs: () => void;
}

/** Shows both versions of a record that was changed in two places. Nothing is overwritten until the user chooses. */
export function VersionConflict({ fields, onKeepMine, onTakeTheirs }: VersionConflictProps) {
  return (
    <Stack gap="m" align="start">
      <FormattedMessage
        id="version.title"
        defaultMessage="This was changed somewhere else in the meantime. Choose which version to keep."
        description="Above two versions of what was changed in two places"
      />
      <DescriptionList
        items={fields.map(({ label, mine, theirs }) => ({
          term: label,
          value: (
            <Stack gap="none">
              <span>
                <FormattedMessage
                  id="version.entered"
                  defaultMessage="You entered: {value}"
                  description="What was entered here, beside what was saved elsewhere"
                  values={{ value: <Answer>{mine}</Answer> }}
                />
              </span>
              <span>
                <FormattedMessage
                  id="version.saved"
                  defaultMessage="Saved now: {value}"
                  description="What was saved elsewhere in the meantime, beside what was typed here"
                  values={{ value: <Answer>{theirs}</Answer> }}
                />
              </span>
            </Stack>
          ),
        }))}
      />
      <Inline gap="s">
        <Button variant="secondary" onPress={onKeepMine}>
          <FormattedMessage
            id="version.useEntered"
            defaultMessage="Save what I entered"
            description="Button of the choice between two versions"
          />
        </Button>
        <Button variant="secondary" onPress={onTakeTheirs}>
          <FormattedMessage
            id="version.useSaved"
            defaultMessage="Keep what’s saved"
            description="Button of the choice between two versions"
          />
        </Button>
      </Inline>
    </Stack>
  );
}

function Answer({ children }: { children: ReactNode }) {
  return children ? (
    <strong>{children}</strong>
  ) : (
    <FormattedMessage
      id="version.empty"
      defaultMessage="nothing"
      description="An empty answer, in a choice between two versions"
    />
  );
}
