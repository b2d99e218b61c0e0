import { createRecords } from '@institute/api-schema/records';
import { api } from './api.ts';

/** `patch('/path', { path, body })` saves a part of a record, and `conflicts` are options of its form. */
export const { patch, conflicts } = createRecords(api);
