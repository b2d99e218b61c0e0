import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** The title of an event in a calendar. The word comes first, where a short space doesn't cut it off. */
export const EventTitle = ({
  title,
  isCanceled = false,
}: {
  title: ReactNode;
  isCanceled?: boolean | undefined;
}) =>
  isCanceled ? (
    <FormattedMessage
      id="calendar.canceled"
      defaultMessage="Canceled · {title}"
      description="A canceled event of a calendar; its title is struck through"
      values={{ title: <s>{title}</s> }}
    />
  ) : (
    title
  );
