import {
  CircleCheckIcon,
  FactLine,
  Highlight,
  Inline,
  Lang,
  Link,
  ListItem,
  Text,
} from '@institute/design-system';
import { formatDuration } from '@institute/values/formats';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../institute.ts';
import { paths } from '../places.ts';
import type { CourseModule } from './arrange-modules.ts';
import { BookmarkButton } from './BookmarkButton.tsx';
import { doneMark, moduleIcons, moduleTypeMessages } from './module-messages.tsx';

interface ModuleItemProps {
  module: CourseModule;
  /** The search text. */
  query?: string;
  hasDescription?: boolean;
}

export const ModuleItem = memo(function ModuleItem({ module, query = '', hasDescription }: ModuleItemProps) {
  const intl = useIntl();
  const { id: moduleId, courseId, course, type, minutes, completed, completionSource, position } = module;
  const lang = langOf(course);
  const title = (
    <Lang code={lang}>
      <Highlight text={module.title} query={query} />
    </Lang>
  );
  return (
    <ListItem
      icon={moduleIcons[type]}
      title={
        <Link href={paths.module({ courseId, moduleId })} tone="plain" isStretched>
          {title}
        </Link>
      }
      details={
        <>
          <FactLine>
            {intl.formatMessage(moduleTypeMessages[type])}
            {formatDuration(minutes, intl.locale)}
            {completed ? (
              <Completion source={completionSource} />
            ) : (
              position > 0 && (
                <FormattedMessage defaultMessage="Started" description="Mark of a module that was begun" />
              )
            )}
          </FactLine>
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

const Completion = ({ source }: { source: CourseModule['completionSource'] }) => (
  <Text as="span" tone="positive">
    <Inline as="span" gap="xxs" isWrapping={false}>
      <CircleCheckIcon size="s" />
      {source === 'SELF_REPORTED' ? (
        <FormattedMessage defaultMessage="Done, marked by you" />
      ) : (
        <FormattedMessage {...doneMark} />
      )}
    </Inline>
  </Text>
);
