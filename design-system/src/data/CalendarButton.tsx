import { type CalendarDay, type CalendarTime, calendarFile } from '@institute/values/formats';
import type { ReactNode } from 'react';
import { CalendarIcon } from '../icons/named.tsx';
import { FileButton } from './FileButton.tsx';

export interface CalendarButtonProps {
  /** The file name: `session.ics`. */
  fileName: string;
  /** Creates the entries when the file is saved. An entry of the same id updates the one that was imported before. */
  entries: () => readonly (CalendarDay | CalendarTime)[];
  /** What the button says: "Add to calendar". */
  children: ReactNode;
}

/** Downloads a file that any calendar can import. */
export const CalendarButton = ({ fileName, entries, children }: CalendarButtonProps) => (
  <FileButton
    name={children}
    kind="ICS"
    icon={<CalendarIcon size="s" />}
    label={children}
    fileName={fileName}
    load={async () =>
      new Blob([calendarFile(entries(), Date.now())], { type: 'text/calendar;charset=utf-8' })
    }
  />
);
