import { Button, CoursesIllustration, EmptyState } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface NothingFoundProps {
  title: ReactNode;
  onClear: () => void;
}

/** Replaces a list when the search and filters leave no course or module. */
export function NothingFound({ title, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      picture={<CoursesIllustration />}
      title={title}
      action={
        <Button variant="secondary" onPress={onClear}>
          <FormattedMessage defaultMessage="Clear filters" />
        </Button>
      }
    >
      <FormattedMessage defaultMessage="Try another word or fewer filters." />
    </EmptyState>
  );
}
