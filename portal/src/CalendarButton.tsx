import { CalendarIcon, FileButton } from '@institute/design-system';
import { type CalendarDay, type CalendarTime, calendarFile } from '@institute/values/formats';

interface CalendarButtonProps {
  name: string;
  /** Whether it looks like the buttons above and below it, not like a file. */
  isButton?: boolean;
  fileName: string;
  /** Creates the entries when the file is saved. */
  entries: () => readonly (CalendarDay | CalendarTime)[];
}

/** Downloads a file that any calendar can import. */
export const CalendarButton = ({ name, isButton = false, fileName, entries }: CalendarButtonProps) => (
  <FileButton
    name={name}
    kind="ICS"
    icon={<CalendarIcon size={isButton ? 's' : 'm'} />}
    {...(isButton && { label: name, isFullWidth: true })}
    fileName={fileName}
    load={async () =>
      new Blob([calendarFile(entries(), Date.now())], { type: 'text/calendar;charset=utf-8' })
    }
  />
);
