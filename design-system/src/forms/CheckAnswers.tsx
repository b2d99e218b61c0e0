import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../actions/Link.tsx';
import { DescriptionList } from '../data/DescriptionList.tsx';
import { Heading } from '../typography/Heading.tsx';
import * as styles from './CheckAnswers.css.ts';

export interface Answer {
  /** The question, as its field says it. */
  label: string;
  /** The answer as it is shown elsewhere; nothing shows as "Not given". */
  value: ReactNode;
  /** Where this one is changed, if not with its group. */
  changeHref?: string;
}

export interface AnswerGroup {
  /** The step it was asked in. */
  title: string;
  /** Where its answers are changed. Left out, and none of them can be. */
  changeHref?: string;
  answers: readonly Answer[];
}

/** Everything that was answered, to be read once more before it is sent, with a way back to each. */
export function CheckAnswers({ groups }: { groups: readonly AnswerGroup[] }) {
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
            items={answers.map((answer) => ({
              term: answer.label,
              value: answer.value,
              ...(answer.changeHref && { action: <Change href={answer.changeHref} what={answer.label} /> }),
            }))}
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
          defaultMessage: 'Change: {what}',
          description: 'Name of the link beside an answer that was given; what it is the answer to',
        },
        { what },
      )}
    >
      <FormattedMessage defaultMessage="Change" description="Link beside an answer that was given" />
    </Link>
  );
}
