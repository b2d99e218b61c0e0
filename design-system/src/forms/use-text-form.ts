'use client';

import { createFormHook } from './app-form.tsx';
import { textFields } from './text-fields.tsx';

/**
 * `useAppForm` with text, e-mail, password and checkbox fields only, and their script alone: for pages that are seen
 * first, such as signing in.
 */
export const useTextForm = createFormHook(textFields);
