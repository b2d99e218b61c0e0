import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { Banner } from '../feedback/Banner.tsx';
import { Drawing } from '../icons/Drawing.tsx';
import { Check, CloudOff, RefreshCw } from '../icons/drawings.gen.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import * as styles from './DraftStatus.css.ts';
import type { Draft, DraftState } from './draft.ts';

const messages = defineMessages({
  idle: {
    id: 'draft.idle',
    defaultMessage: 'Your answers are saved as you go.',
    description: 'Beside a form that keeps a draft',
  },
  saving: { id: 'draft.saving', defaultMessage: 'Saving…', description: 'Beside a form that keeps a draft' },
  saved: { id: 'draft.saved', defaultMessage: 'Saved', description: 'Beside a form that keeps a draft' },
  failed: {
    id: 'draft.failed',
    defaultMessage: 'Not saved yet. It’s kept on this device, and we’ll keep trying.',
    description: 'Beside a form whose draft could not be saved on the server',
  },
  conflict: {
    id: 'draft.conflict',
    defaultMessage: 'This was also changed somewhere else',
    description: 'Heading of a choice between two drafts of the same form',
  },
});

const textOf: Record<DraftState, keyof typeof messages | null> = {
  idle: 'idle',
  // Announced on success, not before each attempt.
  unsaved: 'saving',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  conflict: null,
};

interface DraftStatusProps {
  draft: Pick<Draft<unknown>, 'state' | 'keepMine' | 'takeTheirs'>;
}

/** A draft's save status, and the choice between two versions. Announces errors only. */
export function DraftStatus({ draft }: DraftStatusProps) {
  const intl = useIntl();
  const { state } = draft;
  const said = useRef(state);
  useEffect(() => {
    if (said.current === state) return;
    said.current = state;
    if (state === 'failed' || state === 'conflict') announce(intl.formatMessage(messages[state]));
  }, [state, intl]);

  if (state === 'conflict') {
    return (
      <Banner
        tone="caution"
        title={intl.formatMessage(messages.conflict)}
        actions={
          <>
            <Button onPress={() => void draft.keepMine()}>
              <FormattedMessage
                id="draft.keepThis"
                defaultMessage="Keep what’s on this page"
                description="Button of the choice between two drafts of the same form"
              />
            </Button>
            <Button variant="secondary" onPress={draft.takeTheirs}>
              <FormattedMessage
                id="draft.useOther"
                defaultMessage="Use the other version"
                description="Button of the choice between two drafts of the same form"
              />
            </Button>
          </>
        }
      >
        <FormattedMessage
          id="draft.conflictHint"
          defaultMessage="Different answers were saved in another tab or on another device. Choose which to keep; nothing is overwritten until you do."
          description="Explains the choice between two drafts of the same form"
        />
      </Banner>
    );
  }
  const drawing = state === 'failed' ? CloudOff : state === 'saved' || state === 'idle' ? Check : RefreshCw;
  const text = textOf[state];
  return (
    <p className={styles.status}>
      <Drawing of={drawing} className={styles.icon} />
      {text && <OwnText>{intl.formatMessage(messages[text])}</OwnText>}
    </p>
  );
}
