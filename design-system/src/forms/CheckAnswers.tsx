import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../actions/Link.tsx';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { Heading } from '../typography/Heading.tsx';
import * as styles from './CheckAnswers.css.ts';

export interface Answer {
  /** The question, like the field's label. */
  label: string;
  /** The formatted answer. Empty content shows as "Not given". */
  value: ReactNode;
  /** Where to change this answer, if not with its group. */
  changeHref?: string;
}

export interface AnswerGroup {
  /** The name of its step. */
  title: string;
  /** Where to change its answers. Omit it if they can't be changed. */
  changeHref?: string;
  /** What is false or missing is left out. */
  answers: readonly (Answer | false | '' | null | undefined)[];
}

export interface CheckAnswersProps {
  /** One for each step. */
  groups: readonly AnswerGroup[];
}

/** All answers for review before submitting, with links to change them. */
export function CheckAnswers({ groups }: CheckAnswersProps) {
  return (
    <div className={styles.answers}>
      {groups.map(({ title, changeHref, answers }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <div className={styles.head}>
            <Heading level={2} size="m">
              {title}
            </Heading>
            {changeHref && <Change href={changeHref} what={title} />}
          </div>
          <DescriptionList
            items={answers.map(
              (answer) =>
                answer && {
                  term: answer.label,
                  value: answer.value,
                  ...(answer.changeHref && {
                    action: <Change href={answer.changeHref} what={answer.label} />,
                  }),
                },
            )}
          />
        </section>
      ))}
    </div>
  );
}

function Change({ href, what }: { href: string; what: string }) {
  const intl = useIntl();
  return (
    <Link
      href={href}
      isStandalone
      aria-label={intl.formatMessage(
        {
          id: 'answers.changeOne',
          defaultMessage: 'Change: {what}',
          description: 'Name of the link beside an answer that was given; what it is the answer to',
        },
        { what },
      )}
    >
      <FormattedMessage
        id="answers.change"
        defaultMessage="Change"
        description="Link beside an answer that was given"
      />
    </Link>
  );
}
