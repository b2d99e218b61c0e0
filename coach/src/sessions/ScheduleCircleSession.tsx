import { lazyPart } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { DialogButton } from '../DialogButton.tsx';
import { type Circle, useLedCircles } from './circles.ts';

const CircleSessionDialog = lazyPart(
  async () => (await import('./CircleSessionDialog.tsx')).CircleSessionDialog,
);

/** For coaches who lead a circle. */
export function ScheduleCircleSession() {
  const circles = useLedCircles();
  if (circles.length === 0) return null;
  return (
    <DialogButton variant="secondary" label={<FormattedMessage defaultMessage="Schedule a circle session" />}>
      {(onClose) => <ScheduleDialog circles={circles} onClose={onClose} />}
    </DialogButton>
  );
}

interface ScheduleDialogProps {
  circles: readonly Circle[];
  onClose: () => void;
}

/** Suggests the latest meeting link of the first circle. */
function ScheduleDialog({ circles, onClose }: ScheduleDialogProps) {
  const coachingSessions = api.useContent('/coaching_circles/{id}/coaching_sessions', {
    path: { id: circles[0]!.id },
    query: { size: 1 },
  });
  return <CircleSessionDialog {...{ circles, onClose }} latestUrl={coachingSessions[0]?.url ?? null} />;
}
