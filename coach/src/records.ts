import { createRecords } from '@institute/api-schema/records';
import { api } from './api.ts';

/** `replace('/path', { path, body })` saves a record, `patch` a part of one, and `conflicts` are options of its form. */
export const { replace, patch, conflicts } = createRecords(api);
