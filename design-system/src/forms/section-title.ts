import { createContext, type ReactNode } from 'react';

/** The title of the `EditableSection` around a form. */
export const SectionTitleContext = createContext<ReactNode>(null);
