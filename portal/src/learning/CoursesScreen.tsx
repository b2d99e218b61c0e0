import {
  Columns,
  CoursesIllustration,
  EmptyState,
  FilterBar,
  FilteredList,
  LinkButton,
  optionsOf,
  Page,
  PageSection,
  SearchField,
  SelectField,
  Stack,
} from '@institute/design-system';
import { type ListField, useListParams, useSearchText } from '@institute/design-system/app';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageFilter } from '../LanguageFilter.tsx';
import { paths } from '../places.ts';
import {
  arrangeCourses,
  type Course,
  type CourseParams,
  type CourseStatus,
  courseChoices,
} from './arrange-courses.ts';
import { CourseListCard } from './CourseListCard.tsx';
import { courseStatusMessages } from './course-messages.tsx';
import { useCourses } from './courses.ts';

export default function CoursesScreen() {
  const intl = useIntl();
  const courses = useCourses();
  const [params, setParams, field] = useListParams(courseChoices);
  const groups = arrangeCourses(courses, params, intl.locale);
  const count = groups.reduce((sum, group) => sum + group.courses.length, 0);
  const nameOf = (name: string) =>
    params.group === 'status' ? intl.formatMessage(courseStatusMessages[name as CourseStatus]) : name;

  return (
    <Page>
      {courses.length === 0 ? (
        <NoCourses />
      ) : (
        <FilteredList filter={[params.q, params.status, params.language]} count={count}>
          <Stack gap="l">
            <Filters params={params} field={field} resultCount={count} />
            {count === 0 && (
              <NoMatch
                picture={<CoursesIllustration />}
                title={<FormattedMessage defaultMessage="No matching courses" />}
                onClear={() => setParams({ q: '', status: '', language: '' })}
              />
            )}
            {groups.map((group) => (
              <Group key={group.name} name={nameOf(group.name)} courses={group.courses} query={params.q} />
            ))}
          </Stack>
        </FilteredList>
      )}
    </Page>
  );
}

interface GroupProps {
  /** Empty if the courses aren’t grouped. */
  name: string;
  courses: Course[];
  query: string;
}

function Group({ name, courses, query }: GroupProps) {
  const list = (
    <Columns min="m" isFilling={false}>
      {courses.map((course) => (
        <CourseListCard key={course.id} course={course} query={query} level={name ? 3 : 2} />
      ))}
    </Columns>
  );
  return name ? <PageSection title={name}>{list}</PageSection> : list;
}

interface FiltersProps {
  params: CourseParams;
  field: ListField<typeof courseChoices>;
  resultCount: number;
}

function Filters({ params, field, resultCount }: FiltersProps) {
  const intl = useIntl();
  const search = useSearchText(params.q, field('q').onChange);
  return (
    <FilterBar
      hasOrder
      isOnlyForMany
      search={
        <SearchField
          label={intl.formatMessage({ defaultMessage: 'Search courses' })}
          {...search}
          {...(params.q && { resultCount })}
        />
      }
      count={[params.status, params.language].filter(Boolean).length}
    >
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Status' })}
        placeholder={intl.formatMessage({ defaultMessage: 'All' })}
        {...field('status')}
        options={optionsOf(intl, courseStatusMessages)}
      />
      <LanguageFilter {...field('language')} />
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Sort by' })}
        {...field('sort')}
        options={[
          { value: 'recent', label: intl.formatMessage({ defaultMessage: 'Last opened' }) },
          { value: 'start', label: intl.formatMessage({ defaultMessage: 'Start date' }) },
          { value: 'title', label: intl.formatMessage({ defaultMessage: 'Title' }) },
        ]}
      />
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Group by' })}
        {...field('group')}
        options={[
          { value: 'none', label: intl.formatMessage({ defaultMessage: 'No groups' }) },
          { value: 'program', label: intl.formatMessage({ defaultMessage: 'Program' }) },
          { value: 'status', label: intl.formatMessage({ defaultMessage: 'Status' }) },
        ]}
      />
    </FilterBar>
  );
}

const NoCourses = () => (
  <EmptyState
    picture={<CoursesIllustration />}
    title={<FormattedMessage defaultMessage="No courses yet" />}
    action={
      <LinkButton href={paths.startEnrollment()}>
        <FormattedMessage defaultMessage="Enroll in a program" />
      </LinkButton>
    }
  >
    <FormattedMessage defaultMessage="Your courses will appear here once you’ve enrolled." />
  </EmptyState>
);
