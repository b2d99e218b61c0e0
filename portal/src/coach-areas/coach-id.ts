import { useCoachIdOf } from '@institute/api-schema/coach-id';
import { session } from '../session.ts';

export const useCoachId = () => useCoachIdOf(session.store);
