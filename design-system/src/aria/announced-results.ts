import { createContext } from 'react';

/** Whether the list around a search box announces its results. */
export const AnnouncedResults = createContext(false);
