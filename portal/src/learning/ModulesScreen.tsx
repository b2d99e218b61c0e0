import {
  Button,
  Card,
  CoursesIllustration,
  Disclosure,
  EmptyState,
  FilterBar,
  FilteredList,
  Inline,
  ItemList,
  Lang,
  LinkButton,
  LockIcon,
  optionsOf,
  Page,
  PageSection,
  SearchField,
  SegmentedControl,
  SelectField,
  Stack,
  Stem,
  Text,
} from '@institute/design-system';
import { type ListField, useListParams, useSearchText } from '@institute/design-system/app';
import { NoMatch } from '@institute/shared-screens/NoMatch.tsx';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../institute.ts';
import { paths } from '../places.ts';
import {
  type CourseModule,
  endOfCourse,
  findModules,
  groupModules,
  type ModuleGroup,
  type ModuleParams,
  moduleChoices,
  weekState,
} from './arrange-modules.ts';
import { OpensOn } from './CourseListCard.tsx';
import { CourseStatusBadge } from './course-messages.tsx';
import { ModuleItem } from './ModuleItem.tsx';
import { moduleTypeMessages, WeekProgress, WeekTitle } from './module-messages.tsx';
import { useAllModules } from './modules.ts';

/** The number of items shown until more are requested, so that the list keeps up with typing, however long it is. */
const portion = 30;

export default function ModulesScreen() {
  const intl = useIntl();
  const modules = useAllModules();
  const [params, setParams, field] = useListParams(moduleChoices);
  const { view, type, group, sort } = params;
  const search = useSearchText(params.q, (q) => setParams({ q }));
  const q = useDeferredValue(search.value);
  const shownParams = useMemo(() => ({ q, view, type, group, sort }), [q, view, type, group, sort]);
  const found = useMemo(
    () => findModules(modules, shownParams, intl.locale),
    [modules, shownParams, intl.locale],
  );
  return (
    <Page>
      {modules.length === 0 ? (
        <EmptyState
          picture={<CoursesIllustration />}
          title={<FormattedMessage defaultMessage="No modules yet" />}
          action={
            <LinkButton href={paths.startEnrollment()}>
              <FormattedMessage defaultMessage="Enroll in a program" />
            </LinkButton>
          }
        >
          <FormattedMessage defaultMessage="The modules of your courses will appear here once you’ve enrolled." />
        </EmptyState>
      ) : (
        <FilteredList filter={[q, view, type]} count={found.length}>
          <Stack gap="l">
            <FilterBar
              hasOrder
              search={
                <SearchField
                  label={intl.formatMessage({ defaultMessage: 'Search modules' })}
                  {...search}
                  {...(q && { resultCount: found.length })}
                />
              }
              count={type ? 1 : 0}
            >
              <Choices field={field} />
            </FilterBar>
            <Bookmarks field={field} />
            {found.length === 0 ? (
              <EmptyList
                params={shownParams}
                isAnyMarked={modules.some(({ bookmarked }) => bookmarked)}
                onClear={() => setParams({ q: '', view: 'all', type: '' })}
              />
            ) : (
              <Results modules={modules} found={found} params={shownParams} />
            )}
          </Stack>
        </FilteredList>
      )}
    </Page>
  );
}

interface FiltersProps {
  field: ListField<typeof moduleChoices>;
}

function Bookmarks({ field }: FiltersProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({ defaultMessage: 'Bookmarks', description: 'Which modules are listed' })}
      {...field('view')}
      options={[
        { value: 'all', children: <FormattedMessage defaultMessage="All" /> },
        {
          value: 'marked',
          children: <FormattedMessage defaultMessage="Bookmarked" description="Which modules are listed" />,
        },
        { value: 'unmarked', children: <FormattedMessage defaultMessage="Not bookmarked" /> },
      ]}
    />
  );
}

function Choices({ field }: FiltersProps) {
  const intl = useIntl();
  const typeLabel = intl.formatMessage({
    defaultMessage: 'Type',
    description: 'Label of a filter of modules',
  });
  return (
    <>
      <SelectField
        isFilter
        label={typeLabel}
        placeholder={intl.formatMessage({ defaultMessage: 'All types' })}
        {...field('type')}
        options={optionsOf(intl, moduleTypeMessages)}
      />
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Group by' })}
        {...field('group')}
        options={[
          { value: 'week', label: intl.formatMessage({ defaultMessage: 'Week' }) },
          { value: 'course', label: intl.formatMessage({ defaultMessage: 'Course' }) },
          { value: 'type', label: typeLabel },
          { value: 'none', label: intl.formatMessage({ defaultMessage: 'No groups' }) },
        ]}
      />
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Sort by' })}
        {...field('sort')}
        options={[
          { value: 'order', label: intl.formatMessage({ defaultMessage: 'Course order' }) },
          { value: 'title', label: intl.formatMessage({ defaultMessage: 'Title' }) },
          { value: 'length', label: intl.formatMessage({ defaultMessage: 'Length' }) },
        ]}
      />
    </>
  );
}

interface ResultsProps {
  /** All modules. */
  modules: readonly CourseModule[];
  found: readonly CourseModule[];
  params: ModuleParams;
}

/** Whether modules are chosen by bookmark, type or search, so that weeks may be incomplete. */
const isSearched = ({ q, view, type }: ModuleParams) => q !== '' || view !== 'all' || type !== '';

/** Whether whole courses are shown, week by week. */
const isByWeek = (params: ModuleParams) => params.group === 'week' && !isSearched(params);

const Results = memo(function Results({ modules, found, params }: ResultsProps) {
  const [more, setMore] = useState({ params, limit: portion });
  // A new search starts at the top, and keeps the items that both have in common.
  const end = (limit: number) =>
    isByWeek(params) ? endOfCourse(found, limit) : Math.min(limit, found.length);
  const limit = end(more.params === params ? more.limit : portion);
  const next = end(limit + portion);
  const shownModules = found.slice(0, limit);
  return (
    <Stack gap="xl">
      {params.group === 'none' ? (
        <Modules modules={shownModules} params={params} />
      ) : (
        groupModules(shownModules, params.group === 'type' ? 'type' : 'course').map((group) => (
          <Group
            key={group.key}
            group={group}
            next={modules.find(
              ({ courseId, completed }) => !completed && courseId === group.modules[0].courseId,
            )}
            params={params}
          />
        ))
      )}
      {next > limit && (
        <div>
          <Button variant="secondary" onPress={() => setMore({ params, limit: next })}>
            <FormattedMessage defaultMessage="Show {count, number} more" values={{ count: next - limit }} />
          </Button>
        </div>
      )}
    </Stack>
  );
});

interface ModulesProps {
  modules: readonly CourseModule[];
  params: ModuleParams;
  /** The week that they are all of. */
  week?: number;
}

function Modules({ modules, params, week }: ModulesProps) {
  const intl = useIntl();
  return (
    <ItemList
      look={week === undefined ? 'framed' : 'plain'}
      label={
        week === undefined
          ? intl.formatMessage({ defaultMessage: 'Modules' })
          : intl.formatMessage({ defaultMessage: 'Modules of week {week}' }, { week })
      }
    >
      {modules.map((module) => (
        <ModuleItem key={module.id} module={module} query={params.q} hasDescription={params.q !== ''} />
      ))}
    </ItemList>
  );
}

interface GroupProps {
  group: ModuleGroup;
  /** The first module of the course that isn't done. */
  next: CourseModule | undefined;
  params: ModuleParams;
}

/** The modules of a type, or of a course. A course that is done is folded, unless its modules were searched for. */
function Group({ group: { modules }, next, params }: GroupProps) {
  const intl = useIntl();
  const [{ type, course }] = modules;
  if (params.group === 'type')
    return (
      <PageSection title={intl.formatMessage(moduleTypeMessages[type])}>
        <Modules modules={modules} params={params} />
      </PageSection>
    );
  const list = <CourseModules modules={modules} next={next} params={params} />;
  if (course.status === 'COMPLETED' && !isSearched(params))
    return (
      <Disclosure level={2} isMeasured={false} title={<CourseTitle course={course} />}>
        {list}
      </Disclosure>
    );
  return <PageSection title={<CourseTitle course={course} />}>{list}</PageSection>;
}

/** The title of a course, and what keeps a student from its modules. */
function CourseTitle({
  course: { title, languageIso2LetterCode, status, opensOn },
}: Pick<CourseModule, 'course'>) {
  return (
    <Inline as="span" gap="s">
      <Lang code={languageIso2LetterCode.toLowerCase()}>{title}</Lang>
      {status === 'COMPLETED' && <CourseStatusBadge status={status} />}
      {status === 'LOCKED' && (
        <Text as="span" size="s" tone="muted">
          <Inline as="span" gap="xxs">
            <LockIcon size="s" />
            <OpensOn day={opensOn} />
          </Inline>
        </Text>
      )}
    </Inline>
  );
}

interface CourseModulesProps extends Pick<ModuleGroup, 'modules'> {
  /** The first module of the course that isn't done. */
  next: CourseModule | undefined;
  params: ModuleParams;
}

/** The modules of a course, if wanted week by week. */
function CourseModules({ modules, next, params }: CourseModulesProps) {
  const intl = useIntl();
  if (params.group !== 'week') return <Modules modules={modules} params={params} />;
  const lang = langOf(modules[0].course);
  const isWhole = isByWeek(params);
  const weeks = groupModules(modules, 'week');
  const doneCount = weeks.filter((week) => weekState(week.modules[0], next) === 'done').length;
  return (
    <Card padding="s">
      <Stem
        // Another search unfolds what it found.
        key={isWhole ? 'all' : 'found'}
        level={3}
        label={intl.formatMessage({ defaultMessage: 'Weeks of the course' })}
        {...(isWhole && {
          doneTitle: (
            <FormattedMessage
              defaultMessage="{count, plural, one {# week done} other {# weeks done}}"
              values={{ count: doneCount }}
            />
          ),
        })}
        parts={weeks.map((week) => ({
          id: week.key,
          title: (
            <Lang code={lang}>
              <WeekTitle {...week.modules[0]} query={params.q} />
            </Lang>
          ),
          state: weekState(week.modules[0], next),
          ...(isWhole ? { progress: <WeekProgress modules={week.modules} /> } : { isDefaultOpen: true }),
          children: <Modules modules={week.modules} params={params} week={week.modules[0].week} />,
        }))}
      />
    </Card>
  );
}

interface EmptyListProps {
  params: ModuleParams;
  isAnyMarked: boolean;
  onClear: () => void;
}

function EmptyList({ params, isAnyMarked, onClear }: EmptyListProps) {
  if (params.view === 'marked' && !isAnyMarked)
    return (
      <EmptyState
        picture={<CoursesIllustration />}
        title={<FormattedMessage defaultMessage="Nothing bookmarked yet" />}
      >
        <FormattedMessage defaultMessage="Select the bookmark beside a module to find it here again." />
      </EmptyState>
    );
  return (
    <NoMatch
      picture={<CoursesIllustration />}
      title={<FormattedMessage defaultMessage="No matching modules" />}
      onClear={onClear}
    />
  );
}
