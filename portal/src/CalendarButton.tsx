import { CalendarIcon, FileButton } from '@institute/design-system';
import { type CalendarDay, type CalendarTime, calendarFile } from '@institute/design-system/formats';

interface CalendarButtonProps {
  name: string;
  fileName: string;
  /** What goes into the file; asked for when it is saved. */
  entries: () => readonly (CalendarDay | CalendarTime)[];
}

/** Saves a file that any calendar can read. */
export const CalendarButton = ({ name, fileName, entries }: CalendarButtonProps) => (
  <FileButton
    name={name}
    kind="ICS"
    icon={<CalendarIcon />}
    fileName={fileName}
    load={async () =>
      new Blob([calendarFile(entries(), Date.now())], { type: 'text/calendar;charset=utf-8' })
    }
  />
);
