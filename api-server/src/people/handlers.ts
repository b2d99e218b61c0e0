import type { Dependencies } from '../dependencies.ts';
import { auditLogHandlers } from './audit-log.ts';
import { personHandlers } from './people.ts';

export const peopleHandlers = (dependencies: Dependencies) => ({
  ...personHandlers(dependencies),
  ...auditLogHandlers(dependencies),
});
