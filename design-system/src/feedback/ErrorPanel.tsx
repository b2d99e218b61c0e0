import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import type { CopyButtonProps } from '../actions/CopyButton.tsx';
import { RefreshIcon } from '../icons/named.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './ErrorPanel.css.ts';
import { lazyExtra } from './lazy-part.tsx';
import { ToneIcon } from './ToneIcon.tsx';

// Few errors are seen, and what is copied can be read without it.
const CopyButton = lazyExtra<CopyButtonProps>(
  async () => (await import('../actions/CopyButton.tsx')).CopyButton,
  () => null,
);

export interface ErrorPanelProps {
  /** A short title for the failure. */
  title?: ReactNode;
  level?: 1 | 2 | 3;
  /** What failed, and what to do about it. */
  children?: ReactNode;
  /** Reassurance about data: "Your answers are saved." */
  safe?: ReactNode;
  /** Retries. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Other options: a link to the home page or to support. */
  actions?: ReactNode;
  /** Lets support find the request in the log. */
  traceId?: string | undefined;
  /** Additional text for "Copy details", after the title and the trace id. */
  details?: string;
}

/** Replaces content that failed to load: what failed, what is safe, and what to do next. */
export function ErrorPanel({
  title,
  level = 2,
  children,
  safe,
  onRetry,
  isRetrying,
  actions,
  traceId,
  details,
}: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <div className={styles.heading}>
        <span className={styles.icon}>
          <ToneIcon tone="critical" />
        </span>
        <div className={styles.body}>
          <Heading level={level} size="m" isFocusTarget={level === 1}>
            {title ?? (
              <FormattedMessage
                id="errorPanel.title"
                defaultMessage="We couldn’t load this"
                description="Title in the place of content that failed"
              />
            )}
          </Heading>
          <Text as="div">
            {children ?? (
              <FormattedMessage
                id="errorPanel.hint"
                defaultMessage="Something went wrong. Please try again in a moment."
                description="Explanation in the place of content that failed, when nothing better is known"
              />
            )}
          </Text>
          {safe && (
            <Text as="div" tone="muted">
              {safe}
            </Text>
          )}
        </div>
      </div>
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button
              variant="secondary"
              icon={<RefreshIcon />}
              onPress={onRetry}
              {...(isRetrying && { isPending: true })}
            >
              <FormattedMessage
                id="action.tryAgain"
                defaultMessage="Try again"
                description="Button that repeats what failed"
              />
            </Button>
          )}
          {actions}
        </div>
      )}
      {(traceId || details) && <Trace traceId={traceId} details={details} />}
    </div>
  );
}

function Trace({ traceId, details }: { traceId: string | undefined; details: string | undefined }) {
  return (
    <div className={styles.trace}>
      {traceId && (
        <span>
          <FormattedMessage
            id="errorPanel.reference"
            defaultMessage="Reference: {traceId}"
            description="The number with which the support finds what happened"
            values={{ traceId: <span className={styles.code}>{traceId}</span> }}
          />
        </span>
      )}
      <CopyButton
        text={() => [traceId, location.href, new Date().toISOString(), details].filter(Boolean).join('\n')}
      >
        <FormattedMessage
          id="errorPanel.copy"
          defaultMessage="Copy details"
          description="Button that copies error details"
        />
      </CopyButton>
    </div>
  );
}
