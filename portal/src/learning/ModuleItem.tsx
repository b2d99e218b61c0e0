import { CircleCheckIcon, Highlight, Lang, Link, ListItem, Text } from '@institute/design-system';
import { formatDuration } from '@institute/design-system/formats';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import type { CourseModule } from './arrange-modules.ts';
import { BookmarkButton } from './BookmarkButton.tsx';
import { moduleIcons, moduleTypeMessages } from './module-messages.tsx';

interface ModuleItemProps {
  module: CourseModule;
  /** The search text. */
  query?: string;
  hasDescription?: boolean;
}

export const ModuleItem = memo(function ModuleItem({ module, query = '', hasDescription }: ModuleItemProps) {
  const intl = useIntl();
  const { id: moduleId, courseId, course, type, minutes, completed, completionSource, position } = module;
  const lang = course.languageIso2LetterCode.toLowerCase();
  return (
    <ListItem
      icon={
        completed ? (
          <Text as="span" tone="positive">
            <CircleCheckIcon />
          </Text>
        ) : (
          moduleIcons[type]
        )
      }
      title={
        <Link href={paths.module({ courseId, moduleId })} tone="plain" isStretched>
          <Lang code={lang}>
            <Highlight text={module.title} query={query} />
          </Lang>
        </Link>
      }
      details={
        <>
          <span>{intl.formatMessage(moduleTypeMessages[type])}</span>
          <span>{formatDuration(minutes, intl.locale)}</span>
          {completed ? (
            <span>
              {completionSource === 'SELF_REPORTED' ? (
                <FormattedMessage
                  defaultMessage="Done, marked by you"
                  description="Mark of a module that the student reported as completed"
                />
              ) : (
                <FormattedMessage defaultMessage="Done" description="Mark of a module that is completed" />
              )}
            </span>
          ) : (
            position > 0 && (
              <span>
                <FormattedMessage defaultMessage="Started" description="Mark of a module that was begun" />
              </span>
            )
          )}
          {hasDescription && (
            <Lang code={lang}>
              <Highlight text={module.description} query={query} />
            </Lang>
          )}
        </>
      }
      actions={<BookmarkButton module={module} />}
    />
  );
});
