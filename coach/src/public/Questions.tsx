import { Disclosure, Link, Stack, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { type Question, useAnswerValues } from './teaser.ts';

/** Expandable questions, each with its own link. */
export function Questions({ questions, level }: { questions: Question[]; level: 3 | 4 }) {
  const answerValues = useAnswerValues();
  return (
    <Stack gap="none">
      {questions.map(({ id, question, answer, more }) => (
        <Disclosure key={id} id={id} level={level} title={<FormattedMessage {...question} />}>
          <Stack gap="s" align="start" isMeasured>
            <Text>
              <FormattedMessage {...answer} values={answerValues} />
            </Text>
            {more && (
              <Link href={more.href}>
                <FormattedMessage {...more.label} />
              </Link>
            )}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
