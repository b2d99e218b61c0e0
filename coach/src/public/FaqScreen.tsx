import {
  Button,
  Columns,
  EmptyState,
  LinkButton,
  Page,
  PageSection,
  Prose,
  SearchField,
} from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePolicy } from '../institute.ts';
import { SupportLink } from '../layout/SupportLink.tsx';
import { paths, places } from '../places.ts';
import { Questions } from './Questions.tsx';
import { questionGroups } from './questions.ts';
import { matches } from './search.ts';
import { useAnswerValues } from './teaser.ts';

export default function FaqScreen() {
  const intl = useIntl();
  const text = usePolicy('FAQ', intl.locale);
  return (
    <Page
      title={<FormattedMessage {...places.faq.title} />}
      lead={
        <FormattedMessage
          defaultMessage="Something else? Write to {support}."
          description="On the FAQ page; {support} is an e-mail address"
          values={{ support: <SupportLink /> }}
        />
      }
    >
      {text ? <Prose as="article">{text}</Prose> : <QuestionGroups />}
      <div>
        <LinkButton href={paths.signUp()}>
          <FormattedMessage defaultMessage="Create your account" />
        </LinkButton>
      </div>
    </Page>
  );
}

function QuestionGroups() {
  const intl = useIntl();
  const answerValues = useAnswerValues();
  const [search, setSearch] = useState('');
  const groups = questionGroups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) =>
        matches(`${intl.formatMessage(question)} ${intl.formatMessage(answer, answerValues)}`, search),
      ),
    }))
    .filter((group) => group.questions[0]);
  const count = groups.flatMap(({ questions }) => questions).length;

  return (
    <>
      <Columns min="xl" gap="xl" isFilling={false}>
        <SearchField
          label={intl.formatMessage({ defaultMessage: 'Search the questions' })}
          value={search}
          onChange={setSearch}
          {...(search.trim() && { resultCount: count })}
        />
      </Columns>
      <Columns min="xl" gap="xl">
        {groups.map((group) => (
          <PageSection key={group.id} id={group.id} title={<FormattedMessage {...group.title} />}>
            <Questions level={3} questions={group.questions} />
          </PageSection>
        ))}
      </Columns>
      {count === 0 && (
        <EmptyState
          title={<FormattedMessage defaultMessage="No questions match" />}
          action={
            <Button variant="secondary" onPress={() => setSearch('')}>
              <FormattedMessage defaultMessage="Show all questions" />
            </Button>
          }
        >
          <FormattedMessage defaultMessage="Try a single word, such as “price” or “cancel”." />
        </EmptyState>
      )}
    </>
  );
}
