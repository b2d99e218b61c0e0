import { CalendarIcon, FileButton } from '@institute/design-system';
import { type CalendarDay, type CalendarTime, calendarFile } from '@institute/values/formats';

interface CalendarButtonProps {
  name: string;
  fileName: string;
  /** Creates the entries when the file is saved. */
  entries: () => readonly (CalendarDay | CalendarTime)[];
}

/** Downloads a file that any calendar can import. */
export const CalendarButton = ({ name, fileName, entries }: CalendarButtonProps) => (
  <FileButton
    name={name}
    kind="ICS"
    icon={<CalendarIcon size="s" />}
    label={name}
    fileName={fileName}
    load={async () =>
      new Blob([calendarFile(entries(), Date.now())], { type: 'text/calendar;charset=utf-8' })
    }
  />
);
