import {
  AudioIcon,
  BookOpenIcon,
  EditIcon,
  HelpIcon,
  Highlight,
  UsersIcon,
  VideoIcon,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import type { Module, ModuleType } from './arrange-modules.ts';

export const moduleTypeMessages = defineMessages({
  VIDEO: { defaultMessage: 'Video' },
  READING: { defaultMessage: 'Reading', description: 'Type of a module' },
  AUDIO: { defaultMessage: 'Audio', description: 'Type of a module' },
  QUIZ: { defaultMessage: 'Quiz', description: 'Type of a module' },
  ASSIGNMENT: { defaultMessage: 'Assignment', description: 'Type of a module' },
  LIVE_CLASS: { defaultMessage: 'Live class' },
});

export const doneMark = defineMessage({
  defaultMessage: 'Done',
  description: 'Mark of a module that is completed',
});

export const moduleIcons: Record<ModuleType, ReactNode> = {
  VIDEO: <VideoIcon />,
  READING: <BookOpenIcon />,
  AUDIO: <AudioIcon />,
  QUIZ: <HelpIcon />,
  ASSIGNMENT: <EditIcon />,
  LIVE_CLASS: <UsersIcon />,
};

export const WeekProgress = ({ modules }: { modules: readonly Module[] }) => (
  <FormattedMessage
    defaultMessage="{done} of {total}"
    values={{ done: modules.filter(({ completed }) => completed).length, total: modules.length }}
  />
);

interface WeekTitleProps extends Pick<Module, 'week' | 'weekTitle'> {
  /** The search text. */
  query?: string;
}

export const WeekTitle = ({ week, weekTitle, query = '' }: WeekTitleProps) => (
  <FormattedMessage
    defaultMessage="Week {week}: {title}"
    values={{ week, title: <Highlight text={weekTitle} query={query} /> }}
  />
);
