import { BookmarkFilledIcon, BookmarkIcon, IconButton, toast } from '@institute/design-system';
import { defineMessages, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { useSignedInSession } from '../session.ts';
import type { Module } from './arrange-modules.ts';
import { setBookmark } from './modules.ts';

const messages = defineMessages({
  added: { defaultMessage: 'Bookmark added' },
  removed: { defaultMessage: 'Bookmark removed' },
  retry: { defaultMessage: 'Try again' },
});

function useBookmark({ id }: Module) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  return async function set(isMarked: boolean): Promise<void> {
    try {
      await setBookmark(studentId, id, isMarked);
      toast.success(intl.formatMessage(isMarked ? messages.added : messages.removed), { key: 'bookmark' });
    } catch (error) {
      toast.error(describeError(intl, error), {
        key: `bookmark-${id}`,
        action: { label: intl.formatMessage(messages.retry), onPress: () => void set(isMarked) },
      });
    }
  };
}

export function BookmarkButton({ module }: { module: Module }) {
  const intl = useIntl();
  const set = useBookmark(module);
  const icon = module.bookmarked ? <BookmarkFilledIcon /> : <BookmarkIcon />;
  return (
    <IconButton
      label={intl.formatMessage({ defaultMessage: 'Bookmark “{module}”' }, { module: module.title })}
      aria-pressed={module.bookmarked}
      onPress={() => void set(!module.bookmarked)}
    >
      {icon}
    </IconButton>
  );
}
