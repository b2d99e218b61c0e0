import { DateTimeValue, Stack } from '@institute/design-system';
import type { CoachingGroup } from './groups.ts';

export const GroupDates = ({ group: { sessions } }: { group: CoachingGroup }) => (
  <Stack gap="none">
    {sessions.map(({ id, startTime }) => (
      <DateTimeValue key={id} value={startTime} />
    ))}
  </Stack>
);
