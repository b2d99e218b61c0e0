import { type ReactNode, useEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { NoteError } from '../fields/Field.tsx';
import { OwnText } from '../rendering/OwnText.tsx';

/**
 * How many options can be selected. Exceeding `max` unchecks or disables nothing: the selection is kept and reported.
 */
export interface Limits {
  min?: number | undefined;
  max?: number | undefined;
}

export const hasLimits = ({ min, max }: Limits): boolean => min !== undefined || max !== undefined;

export const atLeast = (intl: IntlShape, min: number): string =>
  intl.formatMessage(
    {
      id: 'choices.atLeast',
      defaultMessage: 'Choose at least {min}',
      description: 'Hint of a group of checkboxes',
    },
    { min },
  );

/** The hint of a multiple choice: its description and how many options can be selected. */
export function LimitsHint({ description, min, max }: Limits & { description: ReactNode }) {
  const intl = useIntl();
  const limits = () => {
    if (min === undefined) {
      if (max === undefined) return null;
      return intl.formatMessage(
        {
          id: 'choices.upTo',
          defaultMessage: 'Choose up to {max}',
          description: 'Hint of a group of checkboxes',
        },
        { max },
      );
    }
    if (max === undefined) return atLeast(intl, min);
    return intl.formatMessage(
      {
        id: 'choices.between',
        defaultMessage: 'Choose {min} to {max}',
        description: 'Hint of a group of checkboxes',
      },
      { min, max },
    );
  };
  return (
    <>
      {description && <div>{description}</div>}
      <OwnText>{limits()}</OwnText>
    </>
  );
}

/** The note below a choice that exceeds its maximum, announced when it changes. */
export function useTooMany(count: number, max: number | undefined): ReactNode {
  const intl = useIntl();
  const over = max === undefined ? 0 : count - max;
  const note =
    over > 0
      ? intl.formatMessage(
          {
            id: 'choices.tooMany',
            defaultMessage: '{count, plural, other {# too many selected}}',
            description: 'Under a group of checkboxes with more ticks than it may have',
          },
          { count: over },
        )
      : '';
  const said = useRef(note);
  useEffect(() => {
    if (note && said.current !== note) announce(note);
    said.current = note;
  }, [note]);
  return note && <NoteError>{note}</NoteError>;
}
