import { ConfirmDialog, type ConfirmDialogProps, Text } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTimeZone } from '../time-zone.ts';
import type { OtherSession } from './overlap.ts';
import { LocalTime } from './SessionTimes.tsx';

interface OverlapQuestionProps extends Pick<ConfirmDialogProps, 'onClose' | 'onConfirm'> {
  other: OtherSession;
}

export function OverlapQuestion({ other, onClose, onConfirm }: OverlapQuestionProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      isDestructive={false}
      title={intl.formatMessage({ defaultMessage: 'You already have a session then' })}
      confirmLabel={<FormattedMessage defaultMessage="Take this time anyway" />}
      keepLabel={<FormattedMessage defaultMessage="Choose another time" />}
      onConfirm={onConfirm}
    >
      <Text>
        <FormattedMessage
          defaultMessage="{title} starts on {time}, and the two overlap."
          values={{
            title: <strong>{other.title}</strong>,
            time: <LocalTime start={other.startTime} timeZone={timeZone} />,
          }}
        />
      </Text>
    </ConfirmDialog>
  );
}
